<?php

declare(strict_types=1);

namespace Tests\Feature\Setup;

use Illuminate\Filesystem\Filesystem;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Sleep;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\Process\Process;
use Tests\TestCase;

/** The router of the web server that bin/start runs. */
final class StaticFilesTest extends TestCase
{
    private string $root;

    private Process $server;

    private string $url;

    protected function setUp(): void
    {
        parent::setUp();
        $this->root = sys_get_temp_dir().'/static-'.bin2hex(random_bytes(6));
        $files = new Filesystem;
        $files->ensureDirectoryExists("{$this->root}/build/assets");
        $files->put("{$this->root}/build/assets/app-1a.js", 'plain');
        $files->put("{$this->root}/build/assets/app-1a.js.gz", (string) gzencode('plain'));
        $files->put("{$this->root}/index.php", '<?php http_response_code(404);');

        $socket = stream_socket_server('tcp://127.0.0.1:0') ?: self::fail('There is no free port.');
        $address = (string) stream_socket_get_name($socket, false);
        fclose($socket);
        $this->url = "http://{$address}";
        $this->server = new Process([PHP_BINARY, '-S', $address, '-t', '.', base_path('bin/lib/router.php')], $this->root);
        $this->server->start();
        for ($try = 0; $try < 100 && @fsockopen('127.0.0.1', (int) substr(strrchr($address, ':') ?: '', 1)) === false; $try++) {
            Sleep::for(50)->milliseconds();
        }
    }

    protected function tearDown(): void
    {
        $this->server->stop(1);
        (new Filesystem)->deleteDirectory($this->root);
        parent::tearDown();
    }

    /** @return array<string, array{string, string}> */
    public static function encodings(): array
    {
        return ['gzip' => ['gzip, deflate', 'gzip'], 'a missing kind' => ['br', ''], 'none' => ['identity', '']];
    }

    #[DataProvider('encodings')]
    public function test_built_file_is_compressed_and_cached_for_good(string $accepted, string $used): void
    {
        $reply = Http::withHeaders(['Accept-Encoding' => $accepted])->get("{$this->url}/build/assets/app-1a.js");

        self::assertSame('plain', $reply->body());
        self::assertSame($used, $reply->header('Content-Encoding') ?: $reply->header('x-encoded-content-encoding'));
        self::assertSame('public, max-age=31536000, immutable', $reply->header('Cache-Control'));
        self::assertStringStartsWith('text/javascript', $reply->header('Content-Type'));
    }

    public function test_missing_built_file_is_not_cached(): void
    {
        $reply = Http::withHeaders([])->get("{$this->url}/build/assets/gone-2b.js");

        self::assertSame(404, $reply->status());
        self::assertStringNotContainsString('immutable', $reply->header('Cache-Control'));
    }
}
