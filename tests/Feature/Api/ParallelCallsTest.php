<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\StaffRole;
use App\Enums\WebhookDeliveryStatus;
use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\BankAccount;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Company;
use App\Models\Conversation;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use App\Models\RsgFormSubmission;
use App\Models\SmsMessage;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\Withdrawal;
use Closure;
use GuzzleHttp\Client as Http;
use GuzzleHttp\Promise\Utils;
use Psr\Http\Message\ResponseInterface;
use Tests\Support\ProcessTestCase;

/** Calls that arrive at the same moment, at several real web servers. */
final class ParallelCallsTest extends ProcessTestCase
{
    private const SAME_KEY = 50;

    private const CALLS = 12;

    private const SERVERS = 4;

    public function test_one_key_sent_many_times_at_once_makes_one_client(): void
    {
        Company::create(['name' => 'Regal Bet', 'slug' => 'regal-bet', 'color' => '#0b6b4b']);

        $answers = $this->sendAtOnce('clients', array_fill(0, self::SAME_KEY, 'one-key'), [
            'company' => 'regal-bet', 'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'email' => 'emma@example.com',
        ]);

        $first = array_filter($answers, static fn (ResponseInterface $answer): bool => ! $answer->hasHeader('Idempotency-Replayed'));
        $this->assertCount(1, $first);
        $this->assertSame([201], array_values(array_unique($this->statuses($answers))));
        $this->assertCount(1, array_unique(array_map(static fn (ResponseInterface $answer): string => (string) $answer->getBody(), $answers)));
        $delivery = WebhookDelivery::query()->sole();
        $this->assertSame([WebhookDeliveryStatus::Processed, 1, self::SAME_KEY - 1], [$delivery->status, $delivery->attempts, $delivery->duplicates]);
        $this->assertSame([1, 1], [Client::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
    }

    public function test_one_bank_reference_under_many_keys_at_once_makes_one_deposit(): void
    {
        $answers = $this->sendAtOnce('bank-lines', self::keys(), [
            'rail' => 'osko', 'bank_reference' => 'NAB-1', 'description' => 'Payment from Emma Walsh 48213', 'amount_cents' => 25_000, 'value_at' => now()->toRfc3339String(),
        ]);

        $this->assertOneNew($answers);
        $this->assertSame([1, 1, 1], [BankLine::query()->count(), Deposit::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
    }

    public function test_one_sms_under_many_keys_at_once_is_one_message(): void
    {
        $answers = $this->sendAtOnce('sms/inbound', self::keys(), [
            'provider_id' => 'SM-1', 'from' => '0491 570 156', 'body' => 'Hello', 'received_at' => now()->toRfc3339String(),
        ]);

        $this->assertOneNew($answers);
        $this->assertSame([1, 1], [SmsMessage::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
        $this->assertSame(1, Conversation::query()->sole()->unread_count);
    }

    public function test_one_sms_reference_for_many_numbers_at_once_is_one_message_and_the_others_are_refused(): void
    {
        $answers = $this->sendAtOnce('sms/inbound', self::keys(), static fn (int $n): array => [
            'provider_id' => 'SM-1', 'from' => '0491 570 1'.(50 + $n), 'body' => 'Hello', 'received_at' => now()->toRfc3339String(),
        ]);

        $statuses = $this->statuses($answers);
        sort($statuses);
        $this->assertSame([201, ...array_fill(0, self::CALLS - 1, 409)], $statuses, implode("\n", array_map(static fn (ResponseInterface $answer): string => (string) $answer->getBody(), $answers)));
        $this->assertSame([1, 1, 1], [SmsMessage::query()->count(), Conversation::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
    }

    public function test_many_sms_of_a_new_number_at_once_are_all_in_one_conversation(): void
    {
        $answers = $this->sendAtOnce('sms/inbound', self::keys(), static fn (int $n): array => [
            'provider_id' => "SM-{$n}", 'from' => '0491 570 156', 'body' => 'STOP', 'received_at' => now()->subMinutes($n)->toRfc3339String(),
        ]);

        $this->assertSame(array_fill(0, self::CALLS, 201), $this->statuses($answers));
        $this->assertSame([self::CALLS, self::CALLS], [SmsMessage::query()->count(), Conversation::query()->sole()->unread_count]);
        $this->assertTrue(Conversation::query()->sole()->last_message_at?->equalTo(SmsMessage::query()->where('provider_id', 'SM-0')->sole()->sent_at));
    }

    public function test_one_form_under_many_keys_at_once_is_one_form(): void
    {
        $answers = $this->sendAtOnce('form-submissions', self::keys(), [
            'external_id' => 'FORM-1', 'form_type' => 'time_out', 'fields' => ['weeks' => 4], 'submitted_at' => now()->toRfc3339String(),
        ]);

        $this->assertOneNew($answers);
        $this->assertSame([1, 1], [RsgFormSubmission::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
    }

    public function test_one_withdrawal_under_many_keys_at_once_is_one_withdrawal_to_one_account(): void
    {
        Client::factory()->createOne(['pin' => '48213']);

        $answers = $this->sendAtOnce('withdrawal-requests', self::keys(), [
            'reference' => 'WD-1', 'client_pin' => '48213', 'amount_cents' => 25_000, 'requested_at' => now()->toRfc3339String(),
            'destination' => ['holder' => 'Emma Walsh', 'bsb' => '063-000', 'account_number' => '12345678'],
        ]);

        $this->assertOneNew($answers);
        $this->assertSame(
            [1, 1, 1],
            [
                Withdrawal::query()->count(),
                BankAccount::query()->count(),
                OutboxMessage::query()->where('topic', 'notify')->where('payload', 'like', '%subject_id%')->count(),
            ],
        );
    }

    /** @return list<string> */
    private static function keys(): array
    {
        return array_map(static fn (int $n): string => "key-{$n}", range(1, self::CALLS));
    }

    /** @param  list<ResponseInterface>  $answers */
    private function assertOneNew(array $answers): void
    {
        $statuses = $this->statuses($answers);
        sort($statuses);

        $this->assertSame([...array_fill(0, self::CALLS - 1, 200), 201], $statuses);
    }

    /**
     * @param  list<string>  $keys
     * @param  array<string, mixed>|Closure(int): array<string, mixed>  $body  the same for every call, or a closure that makes the body of the nth call
     * @return list<ResponseInterface>
     */
    private function sendAtOnce(string $path, array $keys, array|Closure $body): array
    {
        $owner = User::factory()->withRole(StaffRole::Developer)->createOne();
        $token = $owner->createToken('test', array_column(IntakeScope::cases(), 'value'))->plainTextToken;
        $servers = $this->startWeb(self::SERVERS);
        $http = new Http(['http_errors' => false, 'timeout' => 20]);

        return array_values(Utils::unwrap(array_map(static fn (string $key, int $n) => $http->postAsync($servers[$n % self::SERVERS]."/api/v1/{$path}", [
            'json' => $body instanceof Closure ? $body($n) : $body,
            'headers' => ['Authorization' => "Bearer {$token}", 'Idempotency-Key' => $key, 'Accept' => 'application/json'],
        ]), $keys, array_keys($keys))));
    }

    /**
     * @param  list<ResponseInterface>  $answers
     * @return list<int>
     */
    private function statuses(array $answers): array
    {
        return array_map(static fn (ResponseInterface $answer): int => $answer->getStatusCode(), $answers);
    }
}
