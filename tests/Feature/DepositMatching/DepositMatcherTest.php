<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Data\DepositMatching\MatchProposal;
use App\Domain\DepositMatching\DepositMatcher;
use App\Domain\DepositMatching\MatchLearning;
use App\Domain\Withdrawals\BankAccountRepository;
use App\Domain\Withdrawals\BankDestination;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Models\Client;
use App\Models\Deposit;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class DepositMatcherTest extends TestCase
{
    use RefreshDatabase, TakesDepositsIn;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->emma = Client::factory()->createOne([
            'first_name' => 'Emma',
            'last_name' => 'Walsh',
            'preferred_name' => null,
            'pin' => '48213',
            'mobile_e164' => '+61491570156',
            'email' => 'Emma.Walsh@example.com',
        ]);
        Client::factory()->createOne(['first_name' => 'Zoë', 'last_name' => 'O’Neil', 'pin' => '91107']);
    }

    /** @return iterable<string, array{string, string, int, int}> */
    public static function lines(): iterable
    {
        yield 'name and PIN' => ['Payment from Emma Walsh 48213', 'name', 85, 100];
        yield 'the name alone' => ['Payment from EMMA  WALSH 1', 'this client’s name.', 40, 60];
        yield 'with a title and a middle name' => ['Payment from Mrs Emma J Walsh 1', 'short or long form', 30, 60];
        yield 'swapped' => ['Payment from Walsh Emma 1', 'surname first', 30, 60];
        yield 'an initial' => ['Payment from E Walsh 1', 'surname and initial', 20, 60];
        yield 'an initial behind' => ['Payment from Walsh E 1', 'surname and initial', 20, 60];
        yield 'misspelt' => ['Payment from Emna Walsh 1', 'almost', 20, 60];
        yield 'misspelt surname' => ['Payment from Emma Walhs 1', 'almost', 20, 60];
        yield 'a PIN with a digit wrong beside an initial' => ['Payment from E Walsh 48214', 'looks like a typo', 30, 60];
        yield 'a PIN with two swapped beside the name' => ['Payment from Emma Walsh 42813', 'looks like a typo', 50, 70];
        yield 'the PIN alone, another payer' => ['Payment from Acme Pty Ltd 48213', 'is this client’s PIN', 40, 55];
        yield 'a text of a bank file' => ['DEPOSIT OSKO PAYMENT 1234567 Emma Walsh 48213', 'contains this client’s name', 70, 80];
        yield 'a mobile as PayID' => ['PayID payment from 0491 570 156', 'PayID', 45, 55];
        yield 'an address as PayID' => ['PAYID emma.walsh@EXAMPLE.com', 'PayID', 45, 55];
    }

    #[DataProvider('lines')]
    public function test_client_is_suggested_with_reasons(string $description, string $reason, int $least, int $most): void
    {
        $best = $this->proposals($description)[0] ?? $this->fail('No client was suggested.');

        $this->assertSame([$this->emma->id, 'Emma Walsh', '48213', 'Regal Bet', '#0b6b4b'], [$best->client_id, $best->full_name, $best->pin, $best->company_name, $best->company_color]);
        $this->assertStringContainsString($reason, implode(' ', $best->reasons));
        $this->assertTrue($best->score >= $least && $best->score <= $most, "{$best->score} points");
    }

    public function test_accents_apostrophes_and_case_are_ignored(): void
    {
        $this->assertSame('Zoë O’Neil', $this->proposals("Payment from ZOE O'NEIL 7")[0]->full_name);
    }

    public function test_unknown_payer_gets_no_suggestion(): void
    {
        $this->assertSame([], $this->proposals('Payment from Tomasz Kowalski 77777'));
        $this->assertSame([], $this->proposals('Interest'));
        $this->assertSame([], $this->proposals('Payment from Walsh 1'));
    }

    public function test_namesakes_lower_each_others_score(): void
    {
        $alone = $this->proposals('Payment from Emma Walsh 1')[0]->score;
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '55555', 'preferred_name' => null]);
        $two = $this->proposals('Payment from Emma Walsh 1');

        $this->assertCount(2, $two);
        $this->assertTrue($two[0]->score < $alone && $two[0]->score === $two[1]->score);
        $this->assertSame(['1 other client also matches.'], $two[0]->warnings);

        $withPin = $this->proposals('Payment from Emma Walsh 55555');
        $this->assertSame(['55555', []], [$withPin[0]->pin, $withPin[0]->warnings]);
        $this->assertGreaterThan(85, $withPin[0]->score);
    }

    public function test_pin_and_name_of_different_clients_score_low(): void
    {
        $best = $this->proposals('Payment from Zoe ONeil 48213');

        $this->assertEqualsCanonicalizing(['48213', '91107'], array_column($best, 'pin'));
        foreach ($best as $proposal) {
            $this->assertContains('1 other client also matches.', $proposal->warnings);
        }
        $this->assertContains('The payer’s name is not this client’s.', array_column($best, 'warnings', 'pin')['48213'] ?? []);
    }

    public function test_excluded_client_is_suggested_with_a_warning(): void
    {
        $this->emma->forceFill(['is_barred' => true, 'betstop_state' => BetstopState::Registered, 'status' => ClientStatus::Closed])->save();

        $this->assertSame(
            ['This client is barred.', 'This client is on the BetStop register.', 'This client’s account is closed.'],
            $this->proposals('Payment from Emma Walsh 48213')[0]->warnings,
        );
        $this->emma->delete();
        $this->assertSame([], $this->proposals('Payment from Emma Walsh 48213'));
    }

    public function test_payid_of_a_clients_bank_account_is_recognised(): void
    {
        $destination = BankDestination::payId('Emma', 'betting@walsh.example');
        DB::transaction(fn () => app(BankAccountRepository::class)->of($this->emma->id, $destination));

        $best = $this->proposals('PayID betting@walsh.example')[0];
        $this->assertSame([$this->emma->id, ['The PayID belongs to this client.']], [$best->client_id, $best->reasons]);
    }

    public function test_known_payer_scores_higher_and_lower_after_an_undone_approval(): void
    {
        $this->approve($this->deposit('Payment from Acme Pty Ltd 1', 10_001), $this->emma);
        $this->approve($this->deposit('Payment from ACME PTY LTD 2', 10_002), $this->emma);
        $best = $this->proposals('Payment from Acme Pty Ltd 3')[0];
        $this->assertSame([$this->emma->id, ['This payer has paid for this client 2 times before.']], [$best->client_id, $best->reasons]);

        $wrong = $this->approve($this->deposit('Payment from Acme Pty Ltd 4'), $this->emma);
        DB::transaction(fn () => app(MatchLearning::class)->undone($wrong));
        $this->assertSame([], $this->proposals('Payment from Acme Pty Ltd 5'));
        $this->assertContains('Payments from this payer were credited to this client by mistake once before.', $this->proposals('Payment from Acme Pty Ltd 48213')[0]->warnings);
    }

    public function test_payer_of_many_clients_is_ignored(): void
    {
        for ($i = 0; $i < 13; $i++) {
            $this->approve($this->deposit('Payment from Wise Payments 1'), Client::factory()->createOne());
        }

        $this->assertSame([], $this->proposals('Payment from Wise Payments 1'));
    }

    public function test_usual_amount_and_weekday_raise_the_score(): void
    {
        $plain = $this->proposals('Payment from Emma Walsh 1', 25_000)[0]->score;
        foreach (['2026-10-30', '2026-11-06', '2026-11-13', '2026-11-20'] as $friday) {
            $this->approve($this->deposit('Payment from Somebody Else 1', 25_000, "{$friday}T02:00:00Z"), $this->emma);
        }

        $best = $this->proposals('Payment from Emma Walsh 1', 25_000)[0];
        $this->assertSame($plain + 11, $best->score);
        $this->assertSame(['$250.00 is a usual amount: 4 of the last 4 deposits.', 'Usually deposits on Fridays.'], array_slice($best->reasons, 1));
        $this->assertSame($plain + 3, $this->proposals('Payment from Emma Walsh 1', 25_001)[0]->score);
    }

    public function test_same_end_to_end_id_raises_the_score(): void
    {
        $first = $this->deposit('Payment from Emma Walsh 1', endToEndId: 'E2E-7');
        $this->approve($first, $this->emma);
        DB::table('known_payers')->delete();

        $best = app(DepositMatcher::class)->proposals($this->deposit('Payment from Emna Walsh 1', endToEndId: 'E2E-7'))[0];
        $this->assertContains('An earlier payment with the same end-to-end id was this client’s.', $best->reasons);
    }

    public function test_at_most_five_clients_are_suggested(): void
    {
        Client::factory()->count(8)->create(['first_name' => 'Sam', 'last_name' => 'Reid', 'preferred_name' => null]);

        $this->assertCount(5, $this->proposals('Payment from Sam Reid 1'));
    }

    public function test_former_pin_of_a_merged_client_finds_the_winner(): void
    {
        $this->emma->forceFill(['former_pins' => '70071'])->save();

        $this->assertContains('The reference 70071 was a PIN of this client before records were merged.', $this->proposals('Payment from Emma Walsh 70071')[0]->reasons);
    }

    /** @return list<MatchProposal> */
    private function proposals(string $description, int $cents = 12_345): array
    {
        return app(DepositMatcher::class)->proposals($this->deposit($description, $cents, rail: PaymentRail::Osko));
    }

    private function approve(Deposit $deposit, Client $client): Deposit
    {
        return DB::transaction(static function () use ($deposit, $client): Deposit {
            $deposit->update(['client_id' => $client->id, 'status' => DepositStatus::Approved]);
            app(MatchLearning::class)->approved($deposit);

            return $deposit;
        });
    }
}
