<?php

declare(strict_types=1);

// Router of PHP's built-in server for bin/start. It serves the hashed files of the build compressed and cached for good, as
// nginx does with deploy/nginx/paddock.conf. Laravel's router handles the rest.

$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$types = ['js' => 'text/javascript', 'css' => 'text/css', 'woff2' => 'font/woff2', 'svg' => 'image/svg+xml'];
$type = $types[pathinfo($path, PATHINFO_EXTENSION)] ?? null;
$file = getcwd().$path;

if (! preg_match('~^/build/assets/[\w.-]+$~', $path) || $type === null || ! is_file($file)) {
    return require __DIR__.'/../../vendor/laravel/framework/src/Illuminate/Foundation/resources/server.php';
}

$accepted = array_map(trim(...), explode(',', $_SERVER['HTTP_ACCEPT_ENCODING'] ?? ''));
foreach (['br' => '.br', 'gzip' => '.gz'] as $encoding => $suffix) {
    if (in_array($encoding, $accepted, true) && is_file($file.$suffix)) {
        header("Content-Encoding: {$encoding}");
        $file .= $suffix;
        break;
    }
}
header("Content-Type: {$type}");
header('Content-Length: '.filesize($file));
header('Cache-Control: public, max-age=31536000, immutable');
header('Vary: Accept-Encoding');
header('X-Content-Type-Options: nosniff');
if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
    readfile($file);
}
