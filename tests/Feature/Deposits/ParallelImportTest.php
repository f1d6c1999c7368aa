<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Models\AuditEvent;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\Deposit;
use Tests\Support\ProcessTestCase;

/** The same bank file, imported by several processes at the same moment. */
final class ParallelImportTest extends ProcessTestCase
{
    private const ROWS = 450;

    public function test_three_at_once_share_the_work_and_make_nothing_twice(): void
    {
        $path = "{$this->folder}/bank.csv";
        file_put_contents($path, implode('', array_map(static fn (int $n): string => '19/11/2026,+'.(1 + $n % 7).".00,Payment {$n},+5.00\n", range(1, self::ROWS))));

        $imports = array_map(fn () => $this->runArtisan("intake:bank-file {$path}"), range(1, 3));
        $this->waitUntil(static fn (): bool => array_filter($imports, static fn ($import): bool => $import->isRunning()) === [], 'all imports ended', 60);

        $file = BankFile::query()->sole();
        $this->assertSame([self::ROWS, self::ROWS, true], [$file->rows, $file->created_rows, $file->isComplete()]);
        $this->assertSame([self::ROWS, self::ROWS, 1], [BankLine::query()->count(), Deposit::query()->count(), AuditEvent::query()->where('action', 'bank_file.imported')->count()]);
        $this->assertContains(0, array_map(static fn ($import): ?int => $import->getExitCode(), $imports));
    }
}
