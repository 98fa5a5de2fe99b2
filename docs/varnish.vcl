# Varnish as a CDN of one's own in front of the nodes (docs/cdn.md); needs the package varnish-modules for xkey.
# Each node: TRUST_PROXY=loopback, CDN_PURGE_URL=http://127.0.0.1:6081/_cdn/purge, CDN_PURGE_KEY as below.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
    .url = "/readyz";
    .interval = 1s;
    # More than a node gives its database: one that waits for it is degraded, and stays in.
    .timeout = 4s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}
backend one { .host = "127.0.0.1"; .port = "3001"; .probe = ready; .first_byte_timeout = 120s; }
backend two { .host = "127.0.0.1"; .port = "3002"; .probe = ready; .first_byte_timeout = 120s; }
# The same nodes for the seconds in which none counts as ready, as between two restarts: one that answers is better than none.
backend one_anyway { .host = "127.0.0.1"; .port = "3001"; .first_byte_timeout = 120s; }
backend two_anyway { .host = "127.0.0.1"; .port = "3002"; .first_byte_timeout = 120s; }

sub vcl_init {
    new ready_nodes = directors.round_robin();
    ready_nodes.add_backend(one);
    ready_nodes.add_backend(two);
    new all_nodes = directors.round_robin();
    all_nodes.add_backend(one_anyway);
    all_nodes.add_backend(two_anyway);
    new nodes = directors.fallback();
    nodes.add_backend(ready_nodes.backend());
    nodes.add_backend(all_nodes.backend());
}

sub vcl_recv {
    set req.backend_hint = nodes.backend();
    # Nothing stale, but for a request whose answer was an error: it comes here again for the last copy.
    unset req.http.X-Try;
    if (req.restarts == 0) {
        set req.grace = 0s;
    } else {
        set req.grace = 1h;
    }
    # Whatever a client claims is dropped, the id of its request and of its trace, too.
    set req.http.X-Forwarded-For = client.ip;
    unset req.http.X-Request-Id;
    unset req.http.traceparent;

    if (req.url == "/_cdn/purge") {
        if (req.method != "POST" || req.http.Authorization != "Bearer change-me-to-the-key-of-the-cdn") {
            return (synth(403));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200));
    }
    # Nobody reads a pipe: whatever else is written into it reaches a node as it is, whoever it claims to come from. So it is for
    # handshakes of the one address that opens WebSockets alone, which a node takes or closes the connection after.
    if (req.method == "GET" && req.url ~ "^/v2/chat/socket([?]|$)" && req.proto == "HTTP/1.1"
        && req.http.Upgrade ~ "(?i)^websocket$" && req.http.Connection ~ "(?i)(^|,)[ \t]*upgrade[ \t]*(,|$)"
        && req.http.Sec-WebSocket-Version == "13" && req.http.Sec-WebSocket-Key ~ "^[A-Za-z0-9+/]{22}==$"
        && !req.http.Content-Length && !req.http.Transfer-Encoding) {
        return (pipe);
    }
    unset req.http.Upgrade;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Files are everybody’s. Else whoever signed in gets pages of their own, and a browser without script has its cart in a cookie;
    # no other cookie changes what the server says.
    if (req.url !~ "^/assets/" && req.http.Cookie ~ "(^|; ?)(__Host-|plain-cart=)") {
        return (pass);
    }
    unset req.http.Cookie;
    if (req.restarts == 0) {
        set req.http.X-Try = "first";
    }
    return (hash);
}

sub vcl_backend_fetch {
    # Longer than a node waits for its own platform (UPSTREAM_TIMEOUT_MS): whoever says nothing for so long hangs, and the other node is
    # asked; what takes long to make has the backend's own time.
    if ((bereq.method == "GET" || bereq.method == "HEAD")
        && bereq.url !~ "^/v2/system/manage/(goods-table|site|submissions/export[.]csv)([?]|$)") {
        set bereq.first_byte_timeout = 12s;
    }
}

sub vcl_backend_error {
    # What only reads. A call that writes is never sent twice.
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries == 0) {
        return (retry);
    }
    if (bereq.is_bgfetch || bereq.http.X-Try == "first") {
        return (abandon);
    }
}

sub vcl_pipe {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_response {
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (bereq.uncacheable) {
        return (deliver);
    }
    # An error takes the place of no copy: where there is one, the second try finds it.
    if (beresp.status >= 500) {
        if (bereq.is_bgfetch || bereq.http.X-Try == "first") {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), 0s)
            - std.duration(beresp.http.Age + "s", 0s);
        # How long it may stand in when nothing else can be had. A publish takes away copies that are out of date, too.
        set beresp.grace = 1h;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    } elsif (beresp.http.Cache-Control !~ "immutable" || beresp.http.Set-Cookie) {
        # Asked for each time, and nobody waits for another's answer.
        set beresp.uncacheable = true;
        set beresp.ttl = 60s;
    }
    return (deliver);
}

sub vcl_synth {
    if (req.http.X-Try == "first") {
        return (restart);
    }
}

sub vcl_deliver {
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Cache-Tag;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    if (obj.hits > 0 && req.restarts > 0) {
        set resp.http.X-Cache = "stale";
    } elsif (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
