<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Actions\Deposits\ImportBankFile;
use App\Data\Deposits\BankFileLine;
use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Queries\Deposits\BankFileCheckQuery;
use App\Support\OperationRefusedException;
use Illuminate\Console\Command;

/** Imports a bank's CSV file, as the page Deposits → Bank files does. Names and amounts are not printed. */
final class ImportBankFileCommand extends Command
{
    protected $signature = 'intake:bank-file
        {file : The CSV file, as the bank exported it}
        {--dry-run : Show what would happen, and change nothing}';

    protected $description = 'Import a bank’s CSV file as deposits';

    public function handle(BankFileReader $reader, BankFileCheckQuery $check, ImportBankFile $import): int
    {
        /** @var string $path */
        $path = $this->argument('file');

        try {
            $content = $reader->read($path);
            $this->option('dry-run') ? $this->show($check, $content) : $this->line($import->handle($content, basename($path), null)->outcome());
        } catch (OperationRefusedException $refused) {
            $this->error($refused->getMessage());

            return self::FAILURE;
        }

        return self::SUCCESS;
    }

    private function show(BankFileCheckQuery $query, BankFileContent $content): void
    {
        $check = $query->check($content);
        $this->line("{$check->layout->label()} file: {$check->rows} rows with incoming money, {$check->debits} with outgoing money skipped.");
        $this->line("{$check->new_rows} new, {$check->duplicate_rows} duplicates, {$check->error_rows} errors. Nothing was changed.");
        if ($check->doubtful_rows > 0) {
            $this->line("{$check->doubtful_rows} of the new rows may be duplicates and are imported with a possible duplicate.");
        }

        $reasons = array_filter($check->lines, static fn (BankFileLine $line): bool => $line->reason !== null);
        if ($reasons !== []) {
            $this->table(
                ['Row', 'Outcome', 'Reason'],
                array_map(
                    static fn (BankFileLine $line): array => [$line->row, $line->outcome->label(), (string) $line->reason],
                    $reasons,
                ),
            );
        }
    }
}
