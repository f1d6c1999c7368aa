<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Domain\Deposits\NewBankLine;
use App\Enums\PaymentRail;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\Deposit;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Support\Facades\DB;
use Tests\Support\Crowd;
use Tests\Support\ProcessTestCase;

/** A bank file and the bank feed report the same payments at the same moment, in separate processes. */
final class FileMeetsFeedTest extends ProcessTestCase
{
    private string $path;

    protected function setUp(): void
    {
        parent::setUp();

        $this->path = "{$this->folder}/bank.csv";
    }

    public function test_lines_of_the_feed_that_come_together_each_take_over_their_own_of_the_file(): void
    {
        $this->file(['Payment from Emma Walsh 48213', 'Payment from Tom Reid 70002', 'Payment from Tom Reid 70002']);
        self::import($this->path);

        $this->crowd()->act([self::unfinishedFeed('NAB-1', 'Payment from Emma Walsh 48213', true), self::unfinishedFeed('NAB-2', 'Payment from Tom Reid 70002', false)]);
        self::feed('NAB-3', 'Payment from Tom Reid 70002');

        $this->assertSame(['NAB-1', 'NAB-2', 'NAB-3'], $this->references());
    }

    public function test_equal_payments_of_the_feed_that_come_together_take_over_one_line_each(): void
    {
        $this->file(['Payment from Tom Reid 70002', 'Payment from Tom Reid 70002']);
        self::import($this->path);

        $this->crowd()->act([self::unfinishedFeed('NAB-1', 'Payment from Tom Reid 70002', true), self::unfinishedFeed('NAB-2', 'Payment from Tom Reid 70002', false)]);

        $this->assertSame(['NAB-1', 'NAB-2'], $this->references());
    }

    public function test_file_import_waits_for_a_simultaneous_feed_line(): void
    {
        $this->file(['Payment from Emma Walsh 48213', 'Payment from Tom Reid 70002']);
        $path = $this->path;

        $this->crowd()->act([
            self::unfinishedFeed('NAB-1', 'Payment from Emma Walsh 48213', true),
            static function (Closure $ready) use ($path): void {
                $ready();
                self::import($path);
            },
        ]);

        $this->assertSame([2, 1, 1], [Deposit::query()->count(), BankFile::query()->sole()->created_rows, BankFile::query()->sole()->duplicate_rows]);
        $this->assertContains('NAB-1', $this->references());
    }

    public function test_the_feed_waits_for_a_line_that_a_file_is_bringing(): void
    {
        $this->file(['Payment from Emma Walsh 48213', 'Payment from Tom Reid 70002']);
        $path = $this->path;

        $this->crowd()->act([
            static fn (Closure $ready) => DB::transaction(static function () use ($ready, $path): void {
                self::import($path);
                $ready();
                Crowd::untilOthersWait();
            }),
            self::unfinishedFeed('NAB-1', 'Payment from Emma Walsh 48213', false),
        ]);

        $this->assertSame(2, Deposit::query()->count());
        $this->assertContains('NAB-1', $this->references());
    }

    public function test_simultaneous_file_and_feed_create_each_deposit_once(): void
    {
        $descriptions = array_map(static fn (int $n): string => 'Payment '.($n % 40), range(1, 120));
        $this->file($descriptions);
        $path = $this->path;

        $this->crowd()->act([self::feedOf($descriptions, 0), self::feedOf($descriptions, 1), static function (Closure $ready) use ($path): void {
            $ready();
            self::import($path);
        }]);

        $this->assertSame([120, 120], [Deposit::query()->count(), BankLine::query()->where('bank_reference', 'like', 'NAB-%')->count()]);
    }

    /** @param  list<string>  $descriptions  of payments of one day and one amount */
    private function file(array $descriptions): void
    {
        file_put_contents(
            $this->path,
            implode(
                '',
                array_map(
                    static fn (string $description, int $n): string => "19/11/2026,+50.00,{$description},+{$n}.00\n",
                    $descriptions,
                    array_keys($descriptions),
                ),
            ),
        );
    }

    /** @return list<string> */
    private function references(): array
    {
        return array_values(BankLine::query()->orderBy('bank_reference')->pluck('bank_reference')->all());
    }

    /** The second process starts after the first has done its work, but before the first commits. */
    private static function unfinishedFeed(string $reference, string $description, bool $isFirst): Closure
    {
        return static function (Closure $ready) use ($reference, $description, $isFirst): void {
            if (! $isFirst) {
                $ready();
            }
            DB::transaction(static function () use ($ready, $reference, $description, $isFirst): void {
                self::feed($reference, $description);
                if ($isFirst) {
                    $ready();
                    Crowd::untilOthersWait();
                }
            });
        };
    }

    /** @param  list<string>  $descriptions  of which it reports every second one */
    private static function feedOf(array $descriptions, int $half): Closure
    {
        return static function (Closure $ready) use ($descriptions, $half): void {
            $ready();
            foreach ($descriptions as $n => $description) {
                if ($n % 2 === $half) {
                    self::feed("NAB-{$n}", $description);
                }
            }
        };
    }

    private static function feed(string $reference, string $description): void
    {
        app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, $reference, null, $description, 5_000, CarbonImmutable::parse('2026-11-19T03:00:00Z')));
    }

    private static function import(string $path): void
    {
        app(ImportBankFile::class)->handle(app(BankFileReader::class)->read($path), 'bank.csv', null);
    }
}
