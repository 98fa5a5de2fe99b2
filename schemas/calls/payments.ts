import { defineCall } from './define-call.ts';

export const accountTransferMoney = defineCall({
  id: 'account.transfer-money',
  method: 'POST',
  path: '/v2/{product}/account/transfer-money',
  area: 'payments',
  access: 'customer',
  tags: [],
  summary: '',
});

export const bankAccountList = defineCall({
  id: 'bank-account.list',
  method: 'GET',
  path: '/v2/{product}/bank/account/list',
  area: 'payments',
  access: 'customer',
  tags: [],
  summary: '',
});

export const blueCashRepayment = defineCall({
  id: 'blue-cash.repayment',
  method: 'POST',
  path: '/v2/{product}/blue-cash/repayment',
  area: 'payments',
  access: 'customer',
  tags: [],
  summary: '',
});

export const payStatus = defineCall({
  id: 'pay.status',
  method: 'GET',
  path: '/v2/{product}/pay/status',
  area: 'payments',
  access: 'customer',
  tags: [],
  summary: '',
});

export const blueCashNotification = defineCall({
  id: 'blue-cash.notification',
  method: 'POST',
  path: '/v2/{product}/blue-cash/notification',
  area: 'payments',
  access: 'webhook',
  tags: [],
  summary: '',
});
