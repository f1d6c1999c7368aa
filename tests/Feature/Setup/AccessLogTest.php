<?php

declare(strict_types=1);

namespace Tests\Feature\Setup;

use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Route as Routes;
use Tests\TestCase;

/** The logs of nginx contain no search text and no token of an emailed link. */
final class AccessLogTest extends TestCase
{
    private const SECRET_PARAMETERS = ['token', 'search'];

    public function test_paths_with_a_secret_are_masked(): void
    {
        $found = preg_match('/^map \$request_uri \$paddock_logged_uri \{\s+"~(.+)" "\$known-";$/m', (string) file_get_contents(base_path('deploy/nginx/paddock.conf')), $mask);
        $this->assertSame(1, $found);
        $secret = array_filter(Routes::getRoutes()->getRoutes(), static fn (Route $route): bool => array_intersect($route->parameterNames(), self::SECRET_PARAMETERS) !== []);

        $this->assertCount(4, $secret);
        foreach ($secret as $route) {
            $path = '/'.str_replace(['{token}', '{search?}'], 'hush', $route->uri());
            $this->assertStringNotContainsString('hush', (string) preg_replace("#{$mask[1]}.*#", '$1-', $path), $route->uri());
        }
    }

    public function test_no_server_writes_whole_requests(): void
    {
        $servers = array_slice(explode("\nserver {", (string) file_get_contents(base_path('deploy/nginx/paddock.conf'))), 1);

        $this->assertCount(2, $servers);
        foreach ($servers as $server) {
            $this->assertMatchesRegularExpression('/^    access_log @LOG_DIR@\/access\.log paddock /m', $server);
            // Lines of a lower level contain the whole request.
            $this->assertMatchesRegularExpression('/^    error_log @LOG_DIR@\/nginx-error\.log alert;$/m', $server);
        }
    }
}
