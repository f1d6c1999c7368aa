<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use Tests\TestCase;

final class SecurityHeadersTest extends TestCase
{
    use RefreshDatabase;

    public function test_scripts_and_styles_run_by_nonce_only(): void
    {
        $response = $this->get(route('login'));
        $policy = (string) $response->headers->get('Content-Security-Policy');

        $nonce = Str::match("/'nonce-([^']+)'/", $policy);
        $this->assertNotSame('', $nonce);
        $this->assertStringNotContainsString('unsafe', $policy);
        $this->assertStringContainsString("frame-ancestors 'none'", $policy);
        preg_match_all('/<(?:script|style)(?![^>]*type="application\/json")[^>]*>/', (string) $response->getContent(), $tags);
        foreach ($tags[0] as $tag) {
            $this->assertStringContainsString($nonce, $tag);
        }
    }

    public function test_every_answer_has_a_nonce_of_its_own(): void
    {
        $policies = array_map(fn (): ?string => $this->get(route('login'))->headers->get('Content-Security-Policy'), [1, 2]);

        $this->assertNotSame($policies[0], $policies[1]);
    }

    public function test_pages_with_personal_data_are_not_cached(): void
    {
        $this->actingAs(User::factory()->createOne())->get(route('dashboard'))
            ->assertHeader('Cache-Control', 'no-store, private')
            ->assertHeader('X-Content-Type-Options', 'nosniff')
            ->assertHeader('X-Frame-Options', 'DENY')
            ->assertHeader('Cross-Origin-Opener-Policy', 'same-origin');
    }

    public function test_strict_transport_security_is_sent_over_https_only(): void
    {
        $this->get('http://localhost/login')->assertHeaderMissing('Strict-Transport-Security');
        $this->get('https://localhost/login')->assertHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }

    public function test_pages_can_connect_only_to_the_application_and_the_realtime_server(): void
    {
        config()->set('broadcasting.connections.reverb.client', ['host' => 'live.example.com', 'port' => 443, 'scheme' => 'https', 'path' => '']);

        $policy = (string) $this->get(route('login'))->headers->get('Content-Security-Policy');

        $this->assertStringContainsString("connect-src 'self' wss://live.example.com:443;", $policy);
    }
}
