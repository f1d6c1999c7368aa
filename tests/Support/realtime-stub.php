<?php

declare(strict_types=1);

/*
 * A realtime server for tests with real processes: `php realtime-stub.php PORT FOLDER`. It writes every event it gets to
 * the folder's file `received`. While the file `hold` exists, it doesn't answer. Then it writes the event to `published`
 * and confirms it.
 */
[, $port, $folder] = $argv;

$note = static function (string $file, string $body) use ($folder): void {
    $lines = array_map(static fn (array $event): string => json_encode([
        'channel' => $event['channel'], 'name' => $event['name'], 'data' => json_decode($event['data'], true), 'at' => microtime(true),
    ])."\n", json_decode($body, true)['batch'] ?? []);
    file_put_contents("{$folder}/{$file}", implode('', $lines), FILE_APPEND);
};

/** The body once all of it is here, else null. */
$bodyOf = static function (string $request): ?string {
    $end = strpos($request, "\r\n\r\n");
    if ($end === false || preg_match('/^content-length: *(\d+)/im', $request, $length) !== 1) {
        return null;
    }
    $body = substr($request, $end + 4);

    return strlen($body) >= (int) $length[1] ? $body : null;
};

$server = stream_socket_server("tcp://127.0.0.1:{$port}") ?: exit(1);
$reading = [];
$waiting = [];

for (; ;) {
    $ready = array_filter([$server, ...array_column($reading, 'socket')], is_resource(...));
    $none = null;
    stream_select($ready, $none, $none, 0, 5_000);

    foreach ($ready as $socket) {
        if ($socket === $server) {
            $accepted = stream_socket_accept($server);
            if ($accepted !== false) {
                stream_set_blocking($accepted, false);
                $reading[(int) $accepted] = ['socket' => $accepted, 'request' => ''];
            }

            continue;
        }

        $id = (int) $socket;
        $reading[$id]['request'] .= (string) fread($socket, 65_536);
        $body = $bodyOf($reading[$id]['request']);
        if ($body !== null) {
            $note('received', $body);
            $waiting[$id] = ['socket' => $socket, 'body' => $body];
        }
        if ($body !== null || feof($socket)) {
            unset($reading[$id]);
        }
    }

    clearstatcache();
    if (file_exists("{$folder}/hold")) {
        continue;
    }
    foreach ($waiting as $id => $call) {
        $note('published', $call['body']);
        @fwrite($call['socket'], "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}");
        fclose($call['socket']);
        unset($waiting[$id]);
    }
}
