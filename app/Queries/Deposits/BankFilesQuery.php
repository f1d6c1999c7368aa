<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\BankFileRow;
use App\Data\Deposits\BankFilesPage;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Models\BankFile;
use App\Support\DataFactory;

/** Imported bank files. */
final readonly class BankFilesQuery
{
    private const SHOWN = 50;

    public function page(bool $canImport): BankFilesPage
    {
        $files = BankFile::query()->with('user')->orderByDesc('created_at')->orderByDesc('id')->limit(self::SHOWN + 1)->get();

        return new BankFilesPage(
            files: array_values($files->take(self::SHOWN)->map(self::row(...))->all()),
            has_more: $files->count() > self::SHOWN,
            can_import: $canImport,
            max_kilobytes: BankFileReader::MAX_KILOBYTES,
            max_rows: BankFileReader::MAX_ROWS,
        );
    }

    public function ofContent(string $sha256): ?BankFileRow
    {
        $file = BankFile::query()->with('user')->where('sha256', $sha256)->first();

        return $file === null ? null : self::row($file);
    }

    private static function row(BankFile $file): BankFileRow
    {
        return DataFactory::make(BankFileRow::class, $file, [
            'imported_at' => $file->created_at,
            'importer' => $file->importer(),
            'processed_rows' => $file->processed(),
            'is_complete' => $file->isComplete(),
            'is_working' => $file->isWorking(),
        ]);
    }
}
