<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Enums\DepositStatus;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\OutboxMessage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class ReceiveBankLineTest extends IntakeTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_line_of_a_certain_client_creates_their_pending_deposit(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);

        $answer = $this->send('bank-lines', $this->bankLine())->assertCreated();

        $line = BankLine::query()->sole();
        $deposit = Deposit::query()->sole();
        $answer->assertExactJson([
            'id' => $line->id, 'bank_reference' => 'NAB-000123', 'payer_name' => 'Emma Walsh',
            'deposit' => ['id' => $deposit->id, 'status' => 'pending', 'client_id' => $client->id],
        ]);
        $this->assertSame('2026-11-20 03:05:00', $line->value_at->format('Y-m-d H:i:s'));
        $this->assertSame([25_000, DepositStatus::Pending, $client->id], [$deposit->amount_cents, $deposit->status, $deposit->client_id]);
        $this->assertSame(['type' => 'deposit', 'subject_id' => $deposit->id], OutboxMessage::query()->sole()->payload);
    }

    public function test_an_uncertain_payer_is_named_and_not_matched(): void
    {
        $this->send('bank-lines', $this->bankLine())->assertCreated()->assertJsonPath('payer_name', 'Emma Walsh')->assertJsonPath('deposit.client_id', null);
        $this->send('bank-lines', $this->bankLine(['bank_reference' => 'B', 'description' => 'Interest']))->assertCreated()->assertJsonPath('payer_name', null);
    }

    #[TestWith(['2026-11-20T03:05:00Z'])]
    #[TestWith(['2026-11-20T03:05:00.123Z'])]
    #[TestWith(['2026-11-20T14:05:00.123456+11:00'])]
    public function test_time_can_be_utc_and_have_a_fraction(string $valueAt): void
    {
        $this->send('bank-lines', $this->bankLine(['value_at' => $valueAt]))->assertCreated();

        $this->assertSame('2026-11-20 03:05:00', BankLine::query()->sole()->value_at->format('Y-m-d H:i:s'));
    }

    public function test_same_line_with_a_new_key_returns_the_first_deposit_without_notifying_again(): void
    {
        $first = $this->send('bank-lines', $this->bankLine())->assertCreated()->json();

        $this->send('bank-lines', $this->bankLine())->assertOk()->assertExactJson($first);

        $this->assertSame([1, 1, 1], [BankLine::query()->count(), Deposit::query()->count(), OutboxMessage::query()->count()]);
    }

    /** @param  array<string, mixed>  $change */
    #[TestWith([['amount_cents' => 25_001]])]
    #[TestWith([['end_to_end_id' => 'E2E-OTHER']])]
    #[TestWith([['value_at' => '2026-11-12T14:05:00+11:00']])]
    public function test_other_line_with_the_same_reference_is_a_conflict(array $change): void
    {
        $this->send('bank-lines', $this->bankLine())->assertCreated();

        $this->send('bank-lines', $this->bankLine($change))->assertConflict()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertJsonPath('type', 'urn:paddock:problem:bank-reference-taken');

        $this->assertSame(25_000, Deposit::query()->sole()->amount_cents);
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'a rail that is none' => [['rail' => 'cash'], 'rail'];
        yield 'no reference' => [['bank_reference' => ''], 'bank_reference'];
        yield 'a reference of a bank file\'s row' => [['bank_reference' => 'CSV-0001'], 'bank_reference'];
        yield 'the same in small letters' => [['bank_reference' => 'csv-0001'], 'bank_reference'];
        yield 'no description' => [['description' => null], 'description'];
        yield 'nothing paid' => [['amount_cents' => 0], 'amount_cents'];
        yield 'money taken' => [['amount_cents' => -100], 'amount_cents'];
        yield 'a fraction of a cent' => [['amount_cents' => 100.5], 'amount_cents'];
        yield 'a text for an amount' => [['amount_cents' => '25000'], 'amount_cents'];
        yield 'more than there is' => [['amount_cents' => 10_000_000_001], 'amount_cents'];
        yield 'a time without a zone' => [['value_at' => '2026-11-20 14:05:00'], 'value_at'];
        yield 'a word for a time' => [['value_at' => 'tomorrow'], 'value_at'];
        yield 'a time next week' => [['value_at' => '2026-11-27T00:00:00Z'], 'value_at'];
    }

    /** @param  array<string, mixed>  $mistake */
    #[DataProvider('mistakes')]
    public function test_invalid_field_gets_an_error_and_creates_nothing(array $mistake, string $field): void
    {
        $answer = $this->send('bank-lines', $this->bankLine($mistake))->assertUnprocessable()->assertHeader('Content-Type', 'application/problem+json');

        $this->assertSame([$field], array_keys($answer->json('errors')));
        $this->assertSame(0, BankLine::query()->count() + Deposit::query()->count() + OutboxMessage::query()->count());
    }
}
