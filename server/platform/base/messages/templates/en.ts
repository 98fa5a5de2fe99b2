import type { MessageTexts } from './message-texts.ts';

export const en: MessageTexts = {
  'registration-code': {
    subject: '{code} is your code to open an account at {sender}',
    text: 'Hello,\n\nto finish opening your account, enter this code on the page:\n\n{code}\n\nOr open this link, which fills the code in for you:\n\n{link}\n\nCode and link are valid for 10 minutes. Share them with nobody: our staff never ask for them.\n\nIf you are not opening an account, ignore this message. Without the code there will be no account.\n\n{sender}',
  },
  'registration-known': {
    subject: 'You already have an account at {sender}',
    text: 'Hello,\n\nsomebody tried to open an account with this e-mail address, but there is one already. If it was you, simply sign in; if you do not remember the password, set a new one:\n\n{link}\n\nIf it was not you, there is nothing to do. Your account has not changed.\n\n{sender}',
  },
  'account-without-details': {
    subject: 'Set a password and complete your details at {sender}',
    text: 'Hello,\n\nyour account is open. The form for it was sent more than once with this e-mail address, and the code did not tell which one was yours: somebody else may have sent one. So we took nothing from any of them, neither password nor name, phone, consents or other details.\n\nSet a password on the page where you entered the code, then complete your details here:\n\n{link}\n\nIf you did not open this account, contact us.\n\n{sender}',
  },
  'login-link': {
    subject: 'Your sign-in link for {sender}',
    text: 'Hello,\n\nto sign in, open this link:\n\n{link}\n\nThe link is valid for 10 minutes and works once. Do not pass it on.\n\nIf you did not ask to sign in, ignore this message.\n\n{sender}',
  },
  'login-unknown': {
    subject: 'We have no account for this address',
    text: 'Hello,\n\nsomebody asked for a sign-in link for this e-mail address, but we have no account with it. Perhaps your account uses another address. You can open a new one here:\n\n{link}\n\nIf it was not you, ignore this message.\n\n{sender}',
  },
  'restore-code': {
    subject: '{code} is your code for a new password',
    text: 'Hello,\n\nto set a new password, enter this code on the page:\n\n{code}\n\nThe code is valid for 10 minutes. Tell it to nobody: our staff never ask for it.\n\nIf you did not ask for a new password, ignore this message. Your password will not change.\n\n{sender}',
  },
  'restore-link': {
    subject: 'Set a new password at {sender}',
    text: 'Hello,\n\nto set a new password, open this link:\n\n{link}\n\nThe link is valid for 10 minutes and works once. Do not pass it on.\n\nIf you did not ask for a new password, ignore this message. Your password will not change.\n\n{sender}',
  },
  'restore-unknown': {
    subject: 'We have no account for this address',
    text: 'Hello,\n\nsomebody asked for a new password for this e-mail address, but we have no account with it. Perhaps your account uses another address. You can open a new one here:\n\n{link}\n\nIf it was not you, ignore this message.\n\n{sender}',
  },
  'contact-code': {
    subject: '{code} is your confirmation code',
    text: '{code} is your confirmation code at {sender}. It is valid for 10 minutes. Tell it to nobody.',
  },
  'change-code': {
    subject: '{code} is your code to change your details',
    text: '{code} is the code that confirms your new contact details at {sender}. It is valid for 10 minutes. Tell it to nobody. If you are not changing anything, ignore this message.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: 'Hello,\n\nthe password of your account was changed just now, and the other devices were signed out.\n\nIf it was not you, set a new password at once:\n\n{link}\n\n{sender}',
  },
  'email-changed': {
    subject: 'Your e-mail address was changed',
    text: 'Hello,\n\nthe e-mail address of your account was changed just now; this address no longer belongs to it.\n\nIf it was not you, contact us at once:\n\n{link}\n\n{sender}',
  },
  'phone-changed': {
    subject: 'Your phone number was changed',
    text: 'Hello,\n\nthe phone number of your account was changed just now.\n\nIf it was not you, contact us at once:\n\n{link}\n\n{sender}',
  },
  'transfer-code': {
    subject: '{code} is your code to transfer {amount}',
    text: 'Transfer of {amount} to the account {payee}. Code: {code}. Valid for 10 minutes. Tell it to nobody. If this is not you, do not use the code and call us. {sender}',
  },
  'card-block-code': {
    subject: '{code} is your code to block the card',
    text: 'Blocking your card. Code: {code}. Valid for 10 minutes. Tell it to nobody. {sender}',
  },
  'pin-change-code': {
    subject: '{code} is your code to change the PIN',
    text: 'Changing the PIN of your card. Code: {code}. Valid for 10 minutes. Tell it to nobody. If this is not you, call us. {sender}',
  },
  'pin-reminder-code': {
    subject: '{code} is your code for a PIN reminder',
    text: 'Reminding you of your card PIN by text message. Code: {code}. Valid for 10 minutes. Tell it to nobody. If this is not you, call us. {sender}',
  },
  'card-details-code': {
    subject: '{code} is your code to show the card number',
    text: 'Showing the number and security code of your card. Code: {code}. Valid for 10 minutes. Tell it to nobody. If this is not you, call us. {sender}',
  },
  'contract-sign-code': {
    subject: '{code} is your code to sign contract {contract}',
    text: 'Signing loan contract {contract} and paying out {amount} to {payee}. Code: {code}. Valid for 10 minutes. Tell it to nobody. If this is not you, call us. {sender}',
  },
  'card-blocked': {
    subject: 'Your card has been blocked',
    text: 'Hello,\n\nthe card ending in {card} has just been blocked at your request. It can no longer be used to pay or to withdraw cash. Your loan contract and repayments stay as they are.\n\nIf it was not you, contact us at once:\n\n{link}\n\n{sender}',
  },
  'card-frozen': {
    subject: 'Your card has been frozen',
    text: 'Hello,\n\nthe card ending in {card} has just been frozen at your request. Until you unfreeze it, it cannot be used to pay or to withdraw cash. You can unfreeze it here:\n\n{link}\n\n{sender}',
  },
  'card-unfrozen': {
    subject: 'Your card works again',
    text: 'Hello,\n\nthe card ending in {card} has just been unfrozen and can be used to pay.\n\nIf it was not you, block it for good at once:\n\n{link}\n\n{sender}',
  },
  'card-number-shown': {
    subject: 'Your card number was shown',
    text: 'Hello,\n\nthe full number of the card ending in {card} and its security code have just been shown in your account.\n\nIf it was not you, block the card at once:\n\n{link}\n\n{sender}',
  },
  'pin-changed': {
    subject: 'The PIN of your card was changed',
    text: 'Hello,\n\nthe PIN of the card ending in {card} has just been changed.\n\nIf it was not you, block the card at once:\n\n{link}\n\n{sender}',
  },
  'pin-reminder': {
    subject: 'PIN of the card ending in {card}',
    text: 'PIN of the card ending in {card}: {pin}. Remember it and delete this message. {sender}',
  },
  'repayment-received': {
    subject: 'We have received your payment of {amount}',
    text: 'Hello,\n\nwe have received your payment of {amount} and put it towards your loan. You can see the balance and the next instalment here:\n\n{link}\n\n{sender}',
  },
  'repayment-failed': {
    subject: 'Your payment of {amount} did not go through',
    text: 'Hello,\n\nyour payment of {amount} was declined, so nothing was put towards your loan. You can try again:\n\n{link}\n\n{sender}',
  },
  'loan-paid-off': {
    subject: 'Loan {contract} is paid off',
    text: 'Hello,\n\nwe have received your payment of {amount}. The loan of contract {contract} is paid off in full, and there is nothing left to pay. The card of this loan has stopped working.\n\n{sums}The confirmation, the contract and the history are here once you have signed in. They will not disappear:\n\n{link}\n\n{sender}',
  },
  'contract-withdrawn': {
    subject: 'Withdrawal from contract {contract}',
    text: 'Hello,\n\non {moment} (Polish time) we received your statement: “I withdraw from loan contract {contract}.” The contract counts as never concluded.\n\n{sums}\n\nThis message acknowledges your withdrawal: please keep it. The same as a PDF document is here once you have signed in:\n\n{link}\n\nIf this was not you, contact us at once.\n\n{sender}',
  },
  'money-transferred': {
    subject: 'A transfer of {amount} is on its way',
    text: "Hello,\n\nwe have sent {amount} from the card's account to your confirmed account.\n\nIf this was not you, contact us at once:\n\n{link}\n\n{sender}",
  },
  'review-asked': {
    subject: 'Review of application {application} requested',
    text: 'The customer asks that a person looks at the automated rejection of application {application}.\n\nAnswer within 14 days.\n\n{sender}',
  },
  'decision-awaited': {
    subject: 'Application {application} waits for a person’s decision',
    text: 'The customer did not agree to an automated decision. A member of staff decides application {application}. The decision is made on the screen “Applications” of the Studio.\n\n{sender}',
  },
  'chat-transcript': {
    subject: 'Transcript of your chat',
    text: 'Hello,\n\nhere is the transcript of your chat, as you asked:\n\n{transcript}\n\n{sender}',
  },
  'chat-unread': {
    subject: 'An answer waits in your chat',
    text: 'Hello,\n\nour adviser has answered in the chat. Sign in to read the answer:\n\n{link}\n\n{sender}',
  },
  'order-placed': {
    subject: 'We have your order {order}',
    text: 'Hello,\n\nthank you for your order {order} of {amount}. We keep the products for you for {minutes} minutes. Pay and see where it stands here:\n\n{link}\n\n{sender}',
  },
  'order-waiting-for-loan': {
    subject: 'Order {order} waits for the decision',
    text: 'Hello,\n\nyour order {order} of {amount} waits for the decision about the instalments. We keep the products for you for 14 days. Your order:\n\n{link}\n\n{sender}',
  },
  'order-paid': {
    subject: 'Order {order} is paid',
    text: 'Hello,\n\nwe have received {amount} for order {order} and will get it ready to be sent. Your order:\n\n{link}\n\n{sender}',
  },
  'order-sent': {
    subject: 'Order {order} is on its way',
    text: 'Hello,\n\nwe have sent order {order}. Number of the parcel: {tracking}. Your order:\n\n{link}\n\n{sender}',
  },
  'order-cancelled': {
    subject: 'Order {order} was cancelled',
    text: 'Hello,\n\norder {order} was cancelled. If it was paid, we will return {amount} the same way. Details:\n\n{link}\n\n{sender}',
  },
  'order-expired': {
    subject: 'Order {order} has expired',
    text: 'Hello,\n\nwe have not received a payment for order {order}, so the products are on sale again. If you still need them, please order again. Details:\n\n{link}\n\n{sender}',
  },
  'order-withdrawn': {
    subject: 'Withdrawal from order {order}',
    text: 'Hello,\n\nwe have received your withdrawal from order {order}. Please send the products back within 14 days. We will return {amount} when they reach us. Details:\n\n{link}\n\n{sender}',
  },
  'order-refunded': {
    subject: 'Refund of order {order}',
    text: 'Hello,\n\nwe have returned {amount} for order {order}, the same way it was paid. Details:\n\n{link}\n\n{sender}',
  },
  'order-refunded-to-loan': {
    subject: 'Refund of order {order}',
    text: 'Hello,\n\n{amount} for order {order} went towards repaying the loan it was paid with. Your contract shows what is left to repay, and the order is here:\n\n{link}\n\n{sender}',
  },
  'order-sold-out': {
    subject: 'Order {order}: your money comes back',
    text: 'Hello,\n\nthe payment of {amount} for order {order} came too late, and the products are sold out. We will return the whole amount the same way. We are sorry. Details:\n\n{link}\n\n{sender}',
  },
  'order-paid-in-vain': {
    subject: 'Order {order}: your money comes back',
    text: 'Hello,\n\nthe payment of {amount} came when order {order} was cancelled already. Nothing will be sent, and we will return the whole amount the same way. Details:\n\n{link}\n\n{sender}',
  },
};
