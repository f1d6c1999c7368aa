<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Domain\Notifications\NotificationDefinition;
use App\Domain\Notifications\OutboxRelay;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\IdempotencyKey;
use App\Models\Notification;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Log\Events\MessageLogged;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;

/** Rules for every call that creates work: scopes, repeated calls and notifications. */
final class IncomingWorkTest extends IntakeTestCase
{
    use SendsWebhooks;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        Storage::fake('local');
        $this->travelTo('2026-11-20 03:10:00');
        $this->emma = Client::factory()->createOne(['pin' => '48213', 'mobile_e164' => '+61491570156']);
        Client::factory()->createOne(['pin' => '77777'])->delete();
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_work_is_stored_for_its_client_and_audited(IncomingWork $work): void
    {
        $this->send($work->path, $work->body)->assertCreated();

        $this->assertSame(array_fill(0, count($work->makes), 1), $this->made($work));
        $this->assertSame('intake', AuditEvent::query()->sole()->after['source']);
        $this->assertSame($this->owner->id, AuditEvent::query()->sole()->actor_id);
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_call_without_a_token_or_scope_is_refused(IncomingWork $work): void
    {
        $this->postJson("/api/v1/{$work->path}", $work->body, ['Idempotency-Key' => 'k'])->assertUnauthorized()->assertHeader('Content-Type', 'application/problem+json');

        $others = array_filter(IntakeScope::cases(), static fn (IntakeScope $scope): bool => $scope !== $work->scope);
        $this->send($work->path, $work->body, token: $this->token(...$others))->assertForbidden()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertNothingMade($work);
        $this->send($work->path, $work->body, token: $this->token($work->scope))->assertCreated();
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_call_can_be_signed(IncomingWork $work): void
    {
        $this->sendSigned($this->source($work->scope), $work->path, $work->body, 'msg_1')->assertCreated();

        $this->assertSame(array_fill(0, count($work->makes), 1), $this->made($work));
        $this->assertNull(AuditEvent::query()->sole()->actor_id);
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_everyone_with_the_ability_is_notified(IncomingWork $work): void
    {
        $told = User::factory()->withAbilities(NotificationDefinition::of($work->type)->ability)->createMany(2);
        User::factory()->withAbilities()->createOne();

        $this->send($work->path, $work->body)->assertCreated();
        app(OutboxRelay::class)->drain();

        $notifications = Notification::query()->orderBy('user_id')->get();
        $this->assertSame($told->modelKeys(), $notifications->pluck('user_id')->all());
        $this->assertSame([$work->type, $this->emma->id, false], [$notifications[0]?->type, $notifications[0]?->client_id, $notifications[0]?->is_read]);
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_same_work_with_a_new_key_returns_the_first_without_notifying_again(IncomingWork $work): void
    {
        $first = $this->send($work->path, $work->body)->assertCreated()->json();
        $rows = [AuditEvent::query()->count(), OutboxMessage::query()->count()];

        $this->send($work->path, $work->body)->assertOk()->assertExactJson($first);

        $this->assertSame(array_fill(0, count($work->makes), 1), $this->made($work));
        $this->assertSame($rows, [AuditEvent::query()->count(), OutboxMessage::query()->count()]);
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_same_key_replays_the_answer(IncomingWork $work): void
    {
        $token = $this->token($work->scope);
        $first = $this->send($work->path, $work->body, 'key-1', $token)->assertCreated();

        $again = $this->send($work->path, $work->body, 'key-1', $token)->assertCreated()->assertHeader('Idempotency-Replayed', 'true');
        $this->send($work->path, [...$work->body, ...$work->otherContent], 'key-1', $token)->assertUnprocessable()->assertJsonPath('type', 'urn:paddock:problem:idempotency-key-reused');

        $this->assertSame($first->getContent(), $again->getContent());
        $this->assertSame(array_fill(0, count($work->makes), 1), $this->made($work));
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_other_content_with_the_reference_is_a_conflict(IncomingWork $work): void
    {
        $this->send($work->path, $work->body)->assertCreated();
        $rows = [AuditEvent::query()->count(), OutboxMessage::query()->count()];

        $this->send($work->path, [...$work->body, ...$work->otherContent])->assertConflict()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertJsonPath('type', 'urn:paddock:problem:reference-taken');

        $this->assertSame(array_fill(0, count($work->makes), 1), $this->made($work));
        $this->assertSame($rows, [AuditEvent::query()->count(), OutboxMessage::query()->count()]);
        $this->assertSame(1, IdempotencyKey::query()->count());
    }

    /** @return iterable<string, array{IncomingWork, array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        foreach (IncomingWork::all() as $name => [$work]) {
            foreach ($work->mistakes as $what => [$change, $field]) {
                yield "{$name}: {$what}" => [$work, $change, $field];
            }
        }
    }

    /** @param  array<string, mixed>  $change */
    #[DataProvider('mistakes')]
    public function test_invalid_field_gets_an_error_and_creates_nothing(IncomingWork $work, array $change, string $field): void
    {
        $answer = $this->send($work->path, [...$work->body, ...$change])->assertUnprocessable()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertSame([$field], array_keys($answer->json('errors')), (string) $answer->getContent());
        $this->assertNothingMade($work);
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_an_empty_object_is_refused_field_by_field(IncomingWork $work): void
    {
        $this->send($work->path, ['nothing' => true])->assertUnprocessable();

        $this->assertNothingMade($work);
    }

    #[DataProviderExternal(IncomingWork::class, 'all')]
    public function test_content_is_not_logged(IncomingWork $work): void
    {
        $logged = [];
        Event::listen(MessageLogged::class, static function (MessageLogged $message) use (&$logged): void {
            $logged[] = $message->message;
        });

        $this->send($work->path, $work->body)->assertCreated();
        $this->send($work->path, [...$work->body, ...$work->otherContent])->assertConflict();
        $this->send($work->path, ['nothing' => true])->assertUnprocessable();

        $this->assertSame([], $logged);
    }

    /** @return list<int> */
    private function made(IncomingWork $work): array
    {
        return array_map(static fn (string $model): int => $model::query()->count(), $work->makes);
    }

    private function assertNothingMade(IncomingWork $work): void
    {
        $this->assertSame(0, array_sum($this->made($work)) + OutboxMessage::query()->count() + AuditEvent::query()->count() + IdempotencyKey::query()->count());
    }
}
