<?php

declare(strict_types=1);

namespace Tests\Feature\DuplicateOsko;

use App\Actions\DuplicateOsko\DecideDuplicate;
use App\Actions\DuplicateOsko\FindDuplicates;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\BankFiles\BankFileAccounts;
use App\Domain\Deposits\BankFiles\FileRow;
use App\Domain\Deposits\NewBankLine;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Enums\DuplicateCaseStatus;
use App\Enums\GuideValue;
use App\Enums\PaymentRail;
use App\Models\AuditEvent;
use App\Models\BankLine;
use App\Models\DuplicateCase;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Support\Duplicates\LabelledPair;
use Tests\TestCase;

/** Which bank lines open cases. */
final class FindDuplicatesTest extends TestCase
{
    use RefreshDatabase;

    private int $reference = 1000;

    protected function setUp(): void
    {
        parent::setUp();
        config(['paddock.duplicates.at_once' => true]);
    }

    public function test_payment_repeated_within_minutes_opens_a_case_with_reasons(): void
    {
        $first = $this->receive('Payment from Emma Walsh 48213', '10:00');
        $second = $this->receive('PAYMENT FROM EMMA WALSH 48213', '10:04');

        $case = DuplicateCase::query()->sole();
        $this->assertSame([$first->id, $second->id, DuplicateCaseStatus::Open, 5_000], [$case->left_bank_line_id, $case->right_bank_line_id, $case->status, $case->amount_cents]);
        $this->assertSame('2026-11-20 10:04:00', $case->paid_at->toDateTimeString());
        $this->assertContains('4 minutes apart', array_column($case->reasons, 'words'));
        $this->assertSame($case->score, array_sum(array_column($case->reasons, 'points')));
        $this->assertSame(1, AuditEvent::query()->where('action', 'duplicate_case.opened')->where('subject_id', $case->id)->count());
        $this->assertSame($case->id, DuplicateCaseRepository::of($first->id)?->case_id);
        $this->assertStringContainsString('may be a duplicate', (string) DuplicateCaseRepository::of($second->id)?->message);
    }

    public function test_other_payer_with_the_same_amount_opens_no_case(): void
    {
        $this->receive('Payment from Emma Walsh 48213', '10:00');
        $this->receive('Payment from Tom Reid 70002', '10:00');
        $this->receive('Payment from Emma Walsh 48213', '10:01', cents: 5_100);

        $this->assertSame(0, DuplicateCase::query()->count());
    }

    public function test_three_equal_payments_open_two_cases(): void
    {
        foreach (['10:00', '10:03', '10:05'] as $time) {
            $this->receive('Payment from Emma Walsh 48213', $time);
        }

        $this->assertSame(2, DuplicateCase::query()->count());
        $this->assertSame([10_000], DB::table('duplicate_cases')->selectRaw('sum(amount_cents) as cents')->pluck('cents')->map(intval(...))->all());
        $this->assertSame(2, DuplicateCase::query()->distinct()->count('right_bank_line_id'));
    }

    public function test_nightly_sweep_finds_missed_pairs_and_repeats_safely(): void
    {
        config(['paddock.duplicates.at_once' => false]);
        $this->receive('Payment from Emma Walsh 48213', '10:00');
        $second = $this->receive('Payment from Emma Walsh 48213', '10:04');
        $this->assertSame(0, DuplicateCase::query()->count());

        Artisan::call('deposits:find-duplicates');
        Artisan::call('deposits:find-duplicates');
        app(FindDuplicates::class)->handle($second->id);

        $this->assertSame(1, DuplicateCase::query()->count());
        $this->assertSame(1, AuditEvent::query()->where('action', 'duplicate_case.opened')->count());
        $this->assertNull(app(FindDuplicates::class)->handle(999_999));
    }

    public function test_decision_stays_when_the_pair_is_compared_again(): void
    {
        $this->receive('Payment from Emma Walsh 48213', '10:00');
        $second = $this->receive('Payment from Emma Walsh 48213', '10:04');
        app(DecideDuplicate::class)->handle(DuplicateCase::query()->sole(), DuplicateCaseStatus::Open, DuplicateCaseStatus::Dismissed, User::factory()->createOne(), 'Both meant');

        app(FindDuplicates::class)->handle($second->id);

        $this->assertSame(DuplicateCaseStatus::Dismissed, DuplicateCase::query()->sole()->status);
        $this->assertNull(DuplicateCaseRepository::of($second->id));
    }

    public function test_dismissed_pair_lowers_the_payers_next_score(): void
    {
        $this->receive('Payment from Emma Walsh 48213', '10:00', day: '2026-11-06');
        $this->receive('Payment from Emma Walsh 48213', '10:04', day: '2026-11-06');
        app(DecideDuplicate::class)->handle(DuplicateCase::query()->sole(), DuplicateCaseStatus::Open, DuplicateCaseStatus::Dismissed, User::factory()->createOne(), 'Both meant');

        $this->receive('Payment from Emma Walsh 48213', '10:00');
        $this->receive('Payment from Emma Walsh 48213', '10:04');

        $this->assertSame(1, DuplicateCase::query()->count());
    }

    public function test_open_repeats_do_not_count_as_the_payers_history(): void
    {
        foreach (['2026-11-04', '2026-11-05', '2026-11-06'] as $day) {
            $this->receive('Payment from Emma Walsh 48213', '10:00', day: $day);
            $this->receive('Payment from Emma Walsh 48213', '10:04', day: $day);
        }

        $this->assertSame(3, DuplicateCase::query()->count());
        $this->assertCount(1, array_unique(DuplicateCase::query()->pluck('score')->all()));
    }

    public function test_bank_file_row_with_other_wording_opens_one_case_per_payment(): void
    {
        $this->receive('Payment from Emma Walsh 48213', '01:00');
        $this->receive('Payment from Emma Walsh 48213', '09:00');
        $one = $this->receiveFile('FAST TRANSFER FROM E WALSH 48213', '1');
        $two = $this->receiveFile('FAST TRANSFER FROM E WALSH 48213', '2');
        $this->receiveFile('FAST TRANSFER FROM E WALSH 48213', '3');

        $cases = DuplicateCase::query()->orderBy('id')->get();
        $this->assertSame([$one->id, $two->id], $cases->pluck('right_bank_line_id')->all());
        $this->assertCount(2, $cases->pluck('left_bank_line_id')->unique());
        $this->assertContains('One line is from the bank feed, the other from a bank file', array_column($cases->firstOrFail()->reasons, 'words'));
    }

    public function test_bank_file_may_list_a_payment_after_a_public_holiday(): void
    {
        // Thursday evening before Good Friday. The next banking day is Tuesday.
        $feed = $this->receive('Payment from Emma Walsh 48213', '09:00', day: '2026-04-02');
        $listed = $this->receiveFile('FAST TRANSFER FROM E WALSH 48213', '1', '2026-04-07');

        $case = DuplicateCase::query()->sole();
        $this->assertSame([$feed->id, $listed->id], [$case->left_bank_line_id, $case->right_bank_line_id]);
        $this->assertContains('The bank file lists it on the next banking day', array_column($case->reasons, 'words'));
    }

    public function test_eft_lines_of_the_feed_are_not_compared(): void
    {
        $this->receive('Payment from Emma Walsh 48213', '10:00', rail: PaymentRail::Eft);
        $this->receive('Payment from Emma Walsh 48213', '10:04', rail: PaymentRail::Eft);

        $this->assertSame(0, DuplicateCase::query()->count());
    }

    public function test_labelled_pairs_score_the_same_through_the_database(): void
    {
        config(['paddock.duplicates.at_once' => false]);
        $different = [];
        foreach (LabelledPair::read() as $number => $pair) {
            // Pairs with dismissals and returns would need cases and deposits; other tests cover them.
            if ($number % 4 !== 0 || $pair->dismissed > 0 || isset($pair->left['returned_at'])) {
                continue;
            }
            DB::beginTransaction();
            foreach ($pair->history as $place => $time) {
                BankLine::create([
                    ...$pair->left,
                    'bank_reference' => "H-{$number}-{$place}",
                    'end_to_end_id' => null,
                    'value_at' => $time,
                    'payer_name' => $pair->left['payer_name'] ?? $pair->right['payer_name'],
                ]);
            }
            $left = BankLine::create(LabelledPair::stored($pair->left));
            $right = BankLine::create(LabelledPair::stored($pair->right));
            $found = app(FindDuplicates::class)->handle($right->id);
            $isCase = app(\App\Domain\DuplicateOsko\PairScorer::class)->score(...[...$pair->features(), $pair->payerHistory()])->isCase(GuideValue::DuplicateScore->initial());
            if (($found?->left_bank_line_id === $left->id) !== $isCase) {
                $different[] = "{$number}: {$pair->kind}";
            }
            DB::rollBack();
        }

        $this->assertSame([], $different);
    }

    public function test_number_of_queries_is_constant_and_each_uses_an_index(): void
    {
        config(['paddock.duplicates.at_once' => false]);
        $first = $this->countQueries('Payment from Emma Walsh 48213');
        for ($i = 0; $i < 20; $i++) {
            $this->receive("Payment from Person {$i}a 7000{$i}", '09:'.sprintf('%02d', $i));
            $this->receive('Payment from Emma Walsh 48213', '08:'.sprintf('%02d', $i), day: sprintf('2026-10-%02d', $i + 1));
        }
        $second = $this->countQueries('Payment from Emma Walsh 48213');

        $this->assertLessThanOrEqual(14, count($second));
        $this->assertLessThanOrEqual(count($first) + 1, count($second));
        if (DB::getDriverName() === 'sqlite') {
            foreach ($second as $query) {
                if (str_starts_with($query['query'], 'select')) {
                    $plan = implode("\n", array_column(DB::select('explain query plan '.$query['query'], $query['bindings']), 'detail'));
                    $this->assertDoesNotMatchRegularExpression('/\bSCAN (?:bank_lines|deposits|duplicate_cases)\b/', $plan, $query['query']);
                }
            }
        }
    }

    /** @return list<array{query: string, bindings: array<mixed>}> for one line that is a duplicate */
    private function countQueries(string $text): array
    {
        $this->receive($text, '10:00', cents: 5_000, id: 'CBAN00012345678');
        $line = $this->receive($text, '10:02', cents: 5_000, id: 'CBAN00012345678');
        DB::flushQueryLog();
        DB::enableQueryLog();
        $this->assertNotNull(app(FindDuplicates::class)->handle($line->id));
        DB::disableQueryLog();
        DuplicateCase::query()->delete();

        return array_values(array_map(static fn (array $query): array => ['query' => $query['query'], 'bindings' => $query['bindings']], DB::getQueryLog()));
    }

    private function receive(string $text, string $time, int $cents = 5_000, string $day = '2026-11-20', PaymentRail $rail = PaymentRail::Osko, ?string $id = null): BankLine
    {
        $this->reference += 7;

        return app(ReceiveBankLine::class)->handle(new NewBankLine($rail, "NAB-{$this->reference}", $id, $text, $cents, CarbonImmutable::parse("{$day} {$time}", 'UTC')))->line;
    }

    private function receiveFile(string $text, string $number, string $day = '2026-11-20'): BankLine
    {
        $row = new FileRow('', $day, 1, "CSV-{$number}", false, new BankFileAccounts);
        $at = CarbonImmutable::parse($day, 'Australia/Melbourne')->utc();

        return app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, "CSV-{$number}", null, $text, 5_000, $at, $row))->line;
    }
}
