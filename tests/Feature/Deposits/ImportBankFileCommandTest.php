<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Models\BankFile;
use App\Models\Deposit;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

final class ImportBankFileCommandTest extends TestCase
{
    use RefreshDatabase;

    private const FILE = 'tests/Support/Fixtures/bank-files/westpac-windows.csv';

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-11-20 03:10:00');
    }

    public function test_dry_run_gives_reasons_without_names_and_changes_nothing(): void
    {
        $this->assertSame(0, Artisan::call('intake:bank-file', ['file' => base_path(self::FILE), '--dry-run' => true]));

        $output = Artisan::output();
        $this->assertStringContainsString('6 rows with incoming money, 1 with outgoing money skipped.', $output);
        $this->assertStringContainsString('3 new, 0 duplicates, 3 errors. Nothing was changed.', $output);
        $this->assertMatchesRegularExpression('/7 +\| Error +\| The date is not a day such as/', $output);
        $this->assertStringNotContainsString('Neil', $output);
        $this->assertSame(0, BankFile::query()->count() + Deposit::query()->count());
    }

    public function test_file_is_imported_once(): void
    {
        $this->assertSame(0, Artisan::call('intake:bank-file', ['file' => base_path(self::FILE)]));
        $this->assertStringContainsString('3 new deposits, 3 rows that could not be read.', Artisan::output());

        $this->assertSame(1, Artisan::call('intake:bank-file', ['file' => base_path(self::FILE)]));
        $this->assertStringContainsString('by the command line. Nothing was imported again.', Artisan::output());
        $this->assertSame([1, 3], [BankFile::query()->count(), Deposit::query()->count()]);
    }

    public function test_missing_file_is_reported(): void
    {
        $this->assertSame(1, Artisan::call('intake:bank-file', ['file' => '/no/such/file.csv']));
        $this->assertStringContainsString('The file cannot be opened.', Artisan::output());
    }
}
