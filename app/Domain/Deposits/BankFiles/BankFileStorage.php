<?php

declare(strict_types=1);

namespace App\Domain\Deposits\BankFiles;

use App\Infrastructure\Files\LocalFile;
use App\Models\BankFile;
use Illuminate\Support\Facades\Storage;

/** Keeps a long bank file on the private disk until its import ends. */
final readonly class BankFileStorage
{
    public function put(BankFile $file, string $path): void
    {
        Storage::disk()->put(self::path($file), (string) file_get_contents($path));
    }

    /** Null when the file was not kept. */
    public function read(BankFile $file): ?LocalFile
    {
        return Storage::disk()->exists(self::path($file)) ? LocalFile::holding((string) Storage::disk()->get(self::path($file))) : null;
    }

    public function delete(BankFile $file): void
    {
        Storage::disk()->delete(self::path($file));
    }

    private static function path(BankFile $file): string
    {
        return "bank-files/{$file->id}.csv";
    }
}
