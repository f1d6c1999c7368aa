<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\StaffRole;
use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\DeliveryReplay;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Infrastructure\Deliveries\ReplayOutcome;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Company;
use App\Models\Deposit;
use App\Models\IdempotencyKey;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use Illuminate\Console\Scheduling\Event;
use Illuminate\Console\Scheduling\Schedule;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Auth;
use Laravel\Sanctum\PersonalAccessToken;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

final class ReplayIntakeTest extends IntakeTestCase
{
    use SendsWebhooks;

    public function test_failed_delivery_is_replayed_once_with_its_own_caller(): void
    {
        $delivery = $this->failed();

        $this->assertReplay('processed', ['--failed' => true]);
        $this->assertReplay('', ['--failed' => true]);
        $this->assertReplay('already processed', ['id' => [$delivery->id]]);

        $this->assertSame([1, 1], [Client::query()->count(), OutboxMessage::query()->count()]);
        $this->assertSame($this->owner->id, AuditEvent::query()->where('action', 'client.created')->sole()->actor_id);
        $delivery->refresh();
        $this->assertSame([WebhookDeliveryStatus::Processed, 201, null, 2, 0], [$delivery->status, $delivery->response_status, $delivery->error, $delivery->attempts, $delivery->duplicates]);
    }

    public function test_sender_that_repeats_a_replayed_call_gets_its_answer(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $this->failed($token);
        Artisan::call('intake:replay', ['--failed' => true]);

        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated()->assertHeader('Idempotency-Replayed', 'true')
            ->assertJsonPath('id', Client::query()->sole()->id);
    }

    public function test_delivery_that_its_sender_repeated_is_not_replayed(): void
    {
        $token = $this->token(IntakeScope::CreateClients);
        $delivery = $this->failed($token);
        $this->send('clients', $this->client(), 'key-1', $token)->assertCreated();

        $this->assertReplay('already processed', ['id' => [$delivery->id]]);
        $this->assertSame(1, Client::query()->count());
    }

    public function test_refused_delivery_can_be_replayed_by_its_id_after_a_fix(): void
    {
        $this->send('clients', $this->client(['company' => 'racing']))->assertUnprocessable();
        $delivery = WebhookDelivery::query()->sole();

        $this->assertReplay('', ['--failed' => true, '--unfinished' => true]);
        $this->assertReplay('refused', ['id' => [$delivery->id]]);
        Company::create(['name' => 'Racing', 'slug' => 'racing', 'color' => '#123456']);
        $this->assertReplay('processed', ['id' => [$delivery->id]]);

        $this->assertSame([1, 3], [Client::query()->count(), $delivery->refresh()->attempts]);
    }

    public function test_signed_delivery_can_be_replayed_long_after_its_timestamp(): void
    {
        $source = $this->source(IntakeScope::CreateBankLines);
        BankLine::created(static fn () => throw new RuntimeException);
        $this->sendSigned($source, 'bank-lines', $this->bankLine(['value_at' => now()->toRfc3339String()]), 'msg_1')->assertStatus(500);
        BankLine::flushEventListeners();
        $this->travel(10)->days();

        $this->assertReplay('processed', ['--failed' => true]);
        $this->assertSame(1, Deposit::query()->count());
        $this->assertNull(AuditEvent::query()->where('action', 'deposit.received')->sole()->actor_id);
    }

    public function test_signed_in_user_who_replays_stays_signed_in(): void
    {
        $source = $this->source(IntakeScope::CreateBankLines);
        $this->sendSigned($source, 'bank-lines', $this->bankLine(['amount_cents' => 0]), 'msg_1')->assertUnprocessable();
        $signed = WebhookDelivery::query()->sole();
        $signed->update(['payload' => json_encode($this->bankLine(['value_at' => now()->toRfc3339String()]), JSON_THROW_ON_ERROR)]);
        $byToken = $this->failed();
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->actingAs($developer, 'web');
        Auth::shouldUse('web');
        $request = request();

        foreach ([$signed, $byToken] as $delivery) {
            $this->assertSame(ReplayOutcome::Processed, app(DeliveryReplay::class)->run($delivery));
            $this->assertSame($developer->id, Auth::id());
        }

        $this->assertSame($request, request());
        $this->assertNull(AuditEvent::query()->where('action', 'deposit.received')->sole()->actor_id);
        $this->assertSame($this->owner->id, AuditEvent::query()->where('action', 'client.created')->sole()->actor_id);
    }

    public function test_only_deliveries_unfinished_for_two_minutes_are_replayed(): void
    {
        $this->died();
        $this->assertReplay('', ['--unfinished' => true]);

        $this->travel(2)->minutes();
        $this->assertReplay('processed', ['--unfinished' => true]);
        $this->assertSame(1, Client::query()->count());
    }

    public function test_delivery_in_progress_is_left_for_later(): void
    {
        config(['paddock.intake.wait_milliseconds' => 0]);
        $delivery = $this->died();

        $this->assertReplay('later', ['id' => [$delivery->id]]);
        $this->assertSame([WebhookDeliveryStatus::Received, 1], [$delivery->refresh()->status, $delivery->attempts]);
    }

    public function test_delivery_that_kills_every_process_is_given_up(): void
    {
        $delivery = $this->died();
        $delivery->update(['attempts' => 5]);
        $this->travel(2)->minutes();

        $this->assertReplay('failed', ['--unfinished' => true]);
        $this->assertSame(['given-up', 0], [$delivery->refresh()->error, Client::query()->count()]);

        $this->assertReplay('processed', ['--failed' => true]);
    }

    #[TestWith(['revoked'])]
    #[TestWith(['expired'])]
    #[TestWith(['owner switched off'])]
    #[TestWith(['owner no longer a developer'])]
    public function test_delivery_of_an_expired_token_is_not_replayed(string $how): void
    {
        $delivery = $this->failed();
        match ($how) {
            'revoked' => PersonalAccessToken::query()->delete(),
            'expired' => PersonalAccessToken::query()->update(['expires_at' => now()]),
            'owner switched off' => $this->owner->forceFill(['is_active' => false])->save(),
            default => $this->owner->forceFill(['is_developer_staff' => false])->save(),
        };

        $this->assertReplay('failed', ['id' => [$delivery->id]]);
        $this->assertSame(['caller-gone', 0], [$delivery->refresh()->error, Client::query()->count()]);
    }

    public function test_delivery_of_an_inactive_source_or_without_its_scope_is_not_replayed(): void
    {
        $source = $this->source(IntakeScope::CreateBankLines);
        $this->sendSigned($source, 'bank-lines', $this->bankLine(['amount_cents' => 0]), 'msg_1')->assertUnprocessable();
        $delivery = WebhookDelivery::query()->sole();
        $delivery->update(['status' => WebhookDeliveryStatus::Failed]);

        $source->update(['scopes' => []]);
        $this->assertReplay('refused', ['id' => [$delivery->id]]);
        $this->assertSame(403, $delivery->refresh()->response_status);

        WebhookSource::query()->update(['is_active' => false]);
        $this->assertReplay('failed', ['id' => [$delivery->id]]);
    }

    public function test_replay_can_be_limited_to_a_source_or_time_and_has_a_dry_run(): void
    {
        $delivery = $this->failed();

        foreach ([['--source' => 'bank feed'], ['--source' => 'token:999'], ['--since' => 'tomorrow']] as $narrow) {
            $this->assertReplay('', ['--failed' => true, ...$narrow]);
        }
        $this->assertReplay('failed', ['--failed' => true, '--dry-run' => true]);
        $this->assertSame(0, Client::query()->count());
        $this->assertReplay('processed', ['--failed' => true, '--source' => 'test', '--since' => '1 hour ago']);
        $this->assertSame(WebhookDeliveryStatus::Processed, $delivery->refresh()->status);
    }

    public function test_command_needs_ids_or_an_option(): void
    {
        $this->assertNotSame(0, Artisan::call('intake:replay'));
        $this->assertNotSame(0, Artisan::call('intake:replay', ['--failed' => true, '--since' => 'once upon a time']));
    }

    public function test_scheduler_replays_unfinished_deliveries_every_minute(): void
    {
        $events = array_filter(app(Schedule::class)->events(), static fn (Event $event): bool => str_contains((string) $event->command, 'intake:replay --unfinished'));

        $this->assertSame(['* * * * *'], array_values(array_map(static fn (Event $event): string => $event->expression, $events)));
    }

    private function failed(?string $token = null): WebhookDelivery
    {
        Client::created(static fn () => throw new RuntimeException);
        $this->send('clients', $this->client(), 'key-1', $token)->assertStatus(500);
        Client::flushEventListeners();
        // That also removed the model's own listeners.
        Client::clearBootedModels();

        return WebhookDelivery::query()->where('delivery_id', 'key-1')->sole();
    }

    /** A call whose process was killed before its work was committed. */
    private function died(): WebhookDelivery
    {
        $this->send('clients', $this->client(), 'key-1')->assertCreated();
        Client::query()->forceDelete();
        IdempotencyKey::query()->update(['status' => null, 'response' => null, 'locked_until' => now()->addSeconds(60)]);
        WebhookDelivery::query()->update(['status' => WebhookDeliveryStatus::Received, 'response_status' => null, 'processed_at' => null]);

        return WebhookDelivery::query()->sole();
    }

    /** @param  array<string, mixed>  $arguments */
    private function assertReplay(string $outcome, array $arguments): void
    {
        $this->assertSame(0, Artisan::call('intake:replay', $arguments));

        $this->assertSame($outcome, trim((string) preg_replace('/^.*: /', '', Artisan::output())));
    }
}
