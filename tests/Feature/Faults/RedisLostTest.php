<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\BankLine;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use App\Models\User;
use Database\Factories\UserFactory;
use Generator;
use GuzzleHttp\Client as Http;
use GuzzleHttp\Cookie\CookieJar;
use GuzzleHttp\Pool;
use GuzzleHttp\Promise\PromiseInterface;
use Illuminate\Support\Facades\DB;
use Psr\Http\Message\ResponseInterface;
use Symfony\Component\Process\Process;
use Tests\Support\ProcessTestCase;

/** Cache, locks, rate limits and queue live in Redis, and Redis is killed: money still arrives, and no sign-in attempt goes uncounted. */
final class RedisLostTest extends ProcessTestCase
{
    private int $redisPort;

    private string $web;

    private string $token;

    protected function setUp(): void
    {
        parent::setUp();

        $this->redisPort = self::freePort();
        $this->settings = [
            'APP_ENV' => 'local', 'REDIS_HOST' => '127.0.0.1', 'REDIS_PORT' => (string) $this->redisPort,
            'CACHE_STORE' => 'redis', 'QUEUE_CONNECTION' => 'redis', 'RATE_LIMIT_STORE' => 'redis', 'SESSION_DRIVER' => 'database',
        ];
        $this->token = User::factory()->withAbilities()->createOne(['is_developer_staff' => true])->createToken('test', [IntakeScope::CreateBankLines->value])->plainTextToken;
        $this->startRealtime();
    }

    public function test_deposits_arrive_without_redis_and_are_notified_when_it_is_back(): void
    {
        $redis = $this->startRedis();
        [$this->web] = $this->startWeb(1);
        $this->assertSame(201, $this->pay('WITH-REDIS')->getStatusCode());

        $redis->signal(SIGKILL);
        $redis->wait();
        $first = $this->pay('WITHOUT-REDIS');
        $this->assertSame(201, $first->getStatusCode(), (string) $first->getBody());
        $this->assertSame(201, $this->pay('WITHOUT-REDIS')->getStatusCode(), 'The same call again is answered again.');
        $this->assertSame([2, 2], [BankLine::query()->count(), Deposit::query()->count()]);

        $this->startRedis();
        $this->waitUntil(function (): bool {
            $this->runArtisan('outbox:sweep')->wait();
            $this->runArtisan('queue:work --queue=live,default --stop-when-empty --sleep=0')->wait();

            return OutboxMessage::query()->whereNull('delivered_at')->doesntExist();
        }, 'the outbox is empty', 30);
        $this->assertSame(2, DB::table('outbox')->where('topic', 'notify')->whereNotNull('delivered_at')->count());
    }

    public function test_payments_continue_while_redis_stops_and_restarts(): void
    {
        $redis = $this->startRedis();
        $servers = $this->startWeb(2);
        $payments = 60;
        $answered = 0;

        $calls = function () use ($servers, $payments): Generator {
            foreach (range(1, $payments) as $number) {
                $this->web = $servers[$number % count($servers)];
                yield fn (): PromiseInterface => $this->payAsync("STREAM-{$number}");
            }
        };
        $statuses = [];
        (new Pool(new Http, $calls(), ['concurrency' => 4, 'fulfilled' => function (ResponseInterface $answer) use (&$answered, &$statuses, $redis): void {
            $statuses[] = $answer->getStatusCode();
            match (++$answered) {
                15 => $redis->signal(SIGKILL),
                40 => $this->startRedis(),
                default => null,
            };
        }]))->promise()->wait();

        $this->assertSame(array_fill(0, $payments, 201), $statuses);
        $this->assertSame([$payments, $payments], [Deposit::query()->count(), DB::table('outbox')->where('topic', 'notify')->count()]);
    }

    public function test_sign_in_is_refused_while_attempts_cannot_be_counted(): void
    {
        $user = User::factory()->createOne();
        $redis = $this->startRedis();
        [$this->web] = $this->startWeb(1);
        $this->assertSame('/two-factor', $this->signIn($user), 'With Redis the password is enough for the first step.');

        $redis->signal(SIGKILL);
        $redis->wait();

        $this->assertNotSame('/two-factor', $this->signIn($user));
    }

    private function startRedis(): Process
    {
        $redis = $this->start(['redis-server', '--port', (string) $this->redisPort, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', $this->folder]);
        $this->waitForPort($this->redisPort);

        return $redis;
    }

    private function pay(string $reference): ResponseInterface
    {
        /** @var ResponseInterface */
        return $this->payAsync($reference)->wait();
    }

    private function payAsync(string $reference): PromiseInterface
    {
        return (new Http(['http_errors' => false]))->postAsync("{$this->web}/api/v1/bank-lines", [
            'headers' => ['Authorization' => "Bearer {$this->token}", 'Idempotency-Key' => $reference, 'Accept' => 'application/json'],
            'json' => ['rail' => 'osko', 'bank_reference' => $reference, 'description' => 'Payment from Emma Walsh 48213', 'amount_cents' => 25_000, 'value_at' => '2026-11-20T14:05:00+11:00'],
        ]);
    }

    /** @return string the redirect after the password, or the status of an error */
    private function signIn(User $user): string
    {
        $cookies = new CookieJar;
        $browser = new Http(['http_errors' => false, 'cookies' => $cookies, 'allow_redirects' => false]);
        // A partial visit needs no built front end, and the PHP tests run without one.
        $browser->get("{$this->web}/login", ['headers' => ['X-Inertia' => 'true']]);
        $token = $cookies->getCookieByName('XSRF-TOKEN')?->getValue();
        $answer = $browser->post("{$this->web}/login", [
            'headers' => ['X-XSRF-TOKEN' => urldecode((string) $token)],
            'form_params' => ['email' => $user->email, 'password' => UserFactory::PASSWORD],
        ]);

        return $answer->hasHeader('Location') ? (string) parse_url($answer->getHeaderLine('Location'), PHP_URL_PATH) : (string) $answer->getStatusCode();
    }
}
