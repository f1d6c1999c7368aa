<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use Illuminate\Http\Request;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

/** Links in emails use the request's host name, so only our own is accepted. */
final class TrustedHostsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        config(['app.url' => 'https://paddock.example']);
        $this->app->detectEnvironment(static fn (): string => 'production');
    }

    protected function tearDown(): void
    {
        // Both are kept in static properties of the request's class.
        Request::setTrustedHosts([]);
        Request::setTrustedProxies([], Request::HEADER_X_FORWARDED_FOR);
        unset($_SERVER['TRUSTED_PROXIES']);

        parent::tearDown();
    }

    public function test_own_host_name_is_accepted(): void
    {
        $this->get('https://paddock.example/login')->assertOk();
    }

    #[TestWith(['https://evil.example/login'])]
    #[TestWith(['https://paddock.example.evil.example/login'])]
    #[TestWith(['https://www.paddock.example/login'])]
    #[TestWith(['https://paddockxexample/login'])]
    public function test_other_host_names_are_refused(string $url): void
    {
        $this->get($url)->assertBadRequest()->assertDontSee('evil.example');
    }

    #[TestWith(['', '192.0.2.1'])]
    #[TestWith(['10.0.0.9', '192.0.2.1'])]
    #[TestWith(['10.0.0.9, 192.0.2.0/24', '203.0.113.7'])]
    public function test_client_address_is_read_from_trusted_proxies_only(string $trusted, string $address): void
    {
        $_SERVER['TRUSTED_PROXIES'] = $trusted;
        config(['trustedproxy' => require config_path('trustedproxy.php')]);

        $this->call('GET', 'https://paddock.example/login', server: ['REMOTE_ADDR' => '192.0.2.1', 'HTTP_X_FORWARDED_FOR' => '203.0.113.7'])->assertOk();

        $this->assertSame($address, request()->ip());
    }
}
