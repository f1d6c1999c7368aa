<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\StaffRole;
use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\Client;
use App\Models\Company;
use App\Models\IdempotencyKey;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Models\WebhookDelivery;
use Closure;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Database\Events\TransactionCommitted;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use PHPUnit\Framework\Attributes\Group;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\Mortal;
use Tests\Support\ProcessTestCase;

/** The intake when its process is killed or the database is locked. */
final class DeliveryFaultsTest extends ProcessTestCase
{
    private string $token;

    protected function setUp(): void
    {
        parent::setUp();

        Company::create(['name' => 'Regal Bet', 'slug' => 'regal-bet', 'color' => '#0b6b4b']);
        $this->token = User::factory()->withRole(StaffRole::Developer)->createOne()->createToken('test', [IntakeScope::CreateClients->value])->plainTextToken;
    }

    public function test_killed_call_is_finished_by_the_replay(): void
    {
        $this->killInTheMiddle();
        $this->assertSame([0, 0], [Client::query()->count(), OutboxMessage::query()->count()]);
        $this->assertSame(WebhookDeliveryStatus::Received, WebhookDelivery::query()->sole()->status);

        $this->travel(2)->minutes();
        Artisan::call('intake:replay', ['--unfinished' => true]);

        $this->assertDoneOnce();
        $this->assertSame(201, self::callIntake($this->token)->getStatusCode());
    }

    public function test_simultaneous_replays_and_retries_do_the_work_once(): void
    {
        $this->killInTheMiddle();
        IdempotencyKey::query()->update(['locked_until' => now()->subSecond()]);
        WebhookDelivery::query()->update(['received_at' => now()->subMinutes(3)]);

        $token = $this->token;
        $answers = $this->crowd()->act([
            ...array_fill(0, 4, static function (Closure $wait): int {
                $wait();

                return Artisan::call('intake:replay', ['--unfinished' => true]);
            }),
            ...array_fill(0, 4, static function (Closure $wait) use ($token): int {
                $wait();

                return self::callIntake($token)->getStatusCode();
            }),
        ]);

        $this->assertSame([0, 0, 0, 0, 201, 201, 201, 201], $answers);
        $this->assertDoneOnce();
    }

    #[Group('sqlite')]
    public function test_a_lock_of_three_seconds_is_waited_for(): void
    {
        $this->holdWriteLock(3);

        $this->assertSame(201, self::callIntake($this->token)->getStatusCode());
        $this->assertDoneOnce();
    }

    #[Group('sqlite')]
    public function test_lock_of_ten_seconds_refuses_the_call(): void
    {
        $holder = $this->holdWriteLock(10);

        $answer = self::callIntake($this->token);
        $holder->stop(0);

        $this->assertBusy($answer);
        $this->assertSame([0, 0, 0, 0], [WebhookDelivery::query()->count(), IdempotencyKey::query()->count(), Client::query()->count(), OutboxMessage::query()->count()]);
        $this->assertSame(201, self::callIntake($this->token)->getStatusCode());
        $this->assertDoneOnce();
    }

    #[Group('sqlite')]
    public function test_lock_between_logging_and_work_leaves_a_failed_delivery_and_a_free_id(): void
    {
        config(['database.connections.shared.busy_timeout' => 6000]);
        DB::purge('shared');
        self::callIntake($this->token, 'another', 'not-a-company');
        $isHeld = false;
        Event::listen(TransactionCommitted::class, function () use (&$isHeld): void {
            if (! $isHeld) {
                $isHeld = true;
                $this->holdWriteLock(9);
            }
        });

        $this->assertBusy(self::callIntake($this->token));

        $this->assertSame([0, 0], [Client::query()->count(), IdempotencyKey::query()->count()]);
        $delivery = WebhookDelivery::query()->where('delivery_id', 'key-1')->sole();
        $this->assertSame([WebhookDeliveryStatus::Failed, 503], [$delivery->status, $delivery->response_status]);
        $this->assertSame(201, self::callIntake($this->token)->getStatusCode());
    }

    private static function callIntake(string $token, string $key = 'key-1', string $company = 'regal-bet'): Response
    {
        app('auth')->forgetGuards();
        $body = ['company' => $company, 'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'email' => 'emma@example.com'];

        return app(Kernel::class)->handle(Request::create('/api/v1/clients', 'POST', server: [
            'HTTP_AUTHORIZATION' => "Bearer {$token}", 'HTTP_IDEMPOTENCY_KEY' => $key, 'HTTP_ACCEPT' => 'application/json', 'CONTENT_TYPE' => 'application/json',
        ], content: (string) json_encode($body)));
    }

    private function killInTheMiddle(): void
    {
        $token = $this->token;
        $died = Mortal::dies(static function () use ($token): void {
            Client::created(static fn (): bool => posix_kill((int) getmypid(), SIGKILL));
            self::callIntake($token);
        }, PHP_INT_MAX);

        $this->assertTrue($died, 'The call has not killed its process.');
    }

    private function assertBusy(Response $answer): void
    {
        $this->assertSame([503, '1'], [$answer->getStatusCode(), $answer->headers->get('Retry-After')]);
        $this->assertSame('urn:paddock:problem:busy', json_decode((string) $answer->getContent(), true)['type'] ?? null);
    }

    private function assertDoneOnce(): void
    {
        $this->assertSame([1, 1], [Client::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame([WebhookDeliveryStatus::Processed, 201], [$delivery->status, $delivery->response_status]);
    }
}
