<?php

declare(strict_types=1);

namespace Tests\Feature\Realtime;

use App\Events\Auth\StaffSessionsEnded;
use Illuminate\Broadcasting\BroadcastException;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use Tests\TestCase;

final class EndedSessionsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        config(['broadcasting.default' => 'reverb']);
    }

    public function test_no_call_is_made_without_a_realtime_server(): void
    {
        config(['broadcasting.default' => 'null']);
        Http::fake();

        event(new StaffSessionsEnded(7));

        Http::assertNothingSent();
    }

    public function test_the_sockets_of_an_ended_session_are_closed(): void
    {
        Http::fake(['*/users/7/terminate_connections*' => Http::response('{}')]);

        event(new StaffSessionsEnded(7));

        Http::assertSent(static fn (Request $request): bool => $request->method() === 'POST'
            && $request->body() === '{}'
            && str_contains($request->url(), '/apps/paddock/users/7/terminate_connections?')
            && str_contains($request->url(), 'auth_signature='));
    }

    public function test_call_to_an_unreachable_server_is_retried_by_the_queue(): void
    {
        Http::fake(['*' => Http::response('busy', 503)]);

        $this->expectException(BroadcastException::class);

        event(new StaffSessionsEnded(7));
    }
}
