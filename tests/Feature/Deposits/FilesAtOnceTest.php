<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Models\BankFile;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use Closure;
use Tests\Support\ProcessTestCase;

/** Two bank files with the same payments and different balances, imported at the same moment in separate processes. */
final class FilesAtOnceTest extends ProcessTestCase
{
    private const ROWS = 120;

    public function test_each_payment_is_one_deposit(): void
    {
        $one = $this->file('one.csv', '');
        $other = $this->file('other.csv', "19/11/2026,-20.00,Fee,-20.00\n", less: 20);

        $this->crowd()->act(array_map(static fn (string $path): Closure => static function (Closure $ready) use ($path): void {
            $ready();
            self::import($path);
        }, [$one, $other]));

        $this->assertSame([self::ROWS, 0], [Deposit::query()->count(), DuplicateCase::query()->count()]);
        $this->assertSame([self::ROWS, self::ROWS], [(int) BankFile::query()->sum('created_rows'), (int) BankFile::query()->sum('duplicate_rows')]);
    }

    /** Three equal payments of each of forty people, starting from an empty account. */
    private function file(string $name, string $before, int $less = 0): string
    {
        $rows = array_map(static fn (int $n): string => '19/11/2026,50.00,Payment '.($n % 40).','.($n * 50 - $less).".00\n", range(1, self::ROWS));
        file_put_contents("{$this->folder}/{$name}", $before.implode('', $rows));

        return "{$this->folder}/{$name}";
    }

    private static function import(string $path): void
    {
        app(ImportBankFile::class)->handle(app(BankFileReader::class)->read($path), basename($path), null);
    }
}
