<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Enums\DepositStatus;
use App\Enums\GuideValue;
use App\Enums\LedgerAccountKind;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\MatchDecision;
use App\Models\OutboxMessage;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** Lines of a dropped file are posted, proposed and matched like lines of the bank feed. */
final class BankFileMatchingTest extends TestCase
{
    use RefreshDatabase, SetsGuideValues;

    private const ROWS = [
        '20/11/2026,"+250.00","Payment from EMMA WALSH 48213","+1000.00"',
        '20/11/2026,"+80.00","Payment from Somebody Else 1","+1080.00"',
        '20/11/2026,"+12.50","Interest","+1092.50"',
        '20/11/2026,"+95.00","DEPOSIT OSKO PAYMENT 9931 Emma Walsh 48213","+1187.50"',
    ];

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'preferred_name' => null, 'pin' => '48213']);
    }

    public function test_each_line_is_in_suspense_and_proposed(): void
    {
        $this->import();

        $this->assertSame(
            [-43_750, 43_750],
            [$this->balance(LedgerAccountKind::Bank), $this->balance(LedgerAccountKind::Suspense)],
        );
        $this->assertSame(
            ['pin+name', 'none', 'none', 'pin+name-in-text'],
            MatchDecision::query()->orderBy('deposit_id')->pluck('signature')->all(),
        );
        $this->assertSame(
            ['EMMA WALSH', 'Somebody Else', null, null],
            Deposit::query()
                ->with('bankLine')
                ->orderBy('id')
                ->get()
                ->map(static fn (Deposit $deposit): ?string => $deposit->bankLine->payer_name)
                ->all(),
        );
        $this->assertSame(
            [DepositStatus::Pending],
            Deposit::query()
                ->orderBy('id')
                ->get()
                ->map(static fn (Deposit $deposit): DepositStatus => $deposit->status)
                ->unique()
                ->all(),
        );
        $this->assertSame(4, OutboxMessage::query()->where('topic', 'notify')->count());
    }

    public function test_proven_rule_matches_automatically(): void
    {
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 0], [GuideValue::AutoMatchDecisions, 0]]);
        $this->import();

        $this->assertSame(['matched', 'pending', 'pending', 'matched'], Deposit::query()->orderBy('id')->get()->map(static fn (Deposit $deposit): string => $deposit->status->value)->all());
        $this->assertSame(0, Client::query()->sole()->balance_cents);
    }

    private function import(): void
    {
        $path = sys_get_temp_dir().'/'.bin2hex(random_bytes(6)).'.csv';
        File::put($path, implode("\n", self::ROWS)."\n");
        app(ImportBankFile::class)->handle(app(BankFileReader::class)->read($path), 'bank.csv', null);
        File::delete($path);
    }

    private function balance(LedgerAccountKind $kind): int
    {
        return (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')->where('ledger_accounts.kind', $kind)->sum('amount_cents');
    }
}
