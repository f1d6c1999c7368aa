<?php

declare(strict_types=1);

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * A bank statement file that a user uploaded.
 *
 * @mixin BankFileProperties
 */
final class BankFile extends Model
{
    private const LEASE_MINUTES = 3;

    /** @var array<string, mixed> */
    protected $attributes = [
        'rows' => 0,
        'created_rows' => 0,
        'duplicate_rows' => 0,
        'error_rows' => 0,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rows' => 'integer',
            'created_rows' => 'integer',
            'duplicate_rows' => 'integer',
            'error_rows' => 'integer',
        ];
    }

    /** @return BelongsTo<User, $this> */
    public function user(): BelongsTo
    {
        return $this->belongsTo(User::class);
    }

    /** Processed rows. */
    public function processed(): int
    {
        return $this->created_rows + $this->duplicate_rows + $this->error_rows;
    }

    /** An import that has not moved for a while was interrupted. */
    public function isWorking(): bool
    {
        return ! $this->isComplete() && $this->updated_at->greaterThan(now()->subMinutes(self::LEASE_MINUTES));
    }

    /** False during the import, and after an interrupted one. */
    public function isComplete(): bool
    {
        return $this->processed() >= $this->rows;
    }

    /** Name of the importer. Load `user` first. */
    public function importer(): string
    {
        return $this->user->full_name ?? 'the command line';
    }

    /** The result in words. */
    public function outcome(): string
    {
        $words = array_filter([
            self::counted($this->created_rows, 'new deposit', 'new deposits'),
            $this->duplicate_rows === 0 ? null : self::counted($this->duplicate_rows, 'duplicate left out', 'duplicates left out'),
            $this->error_rows === 0 ? null : self::counted($this->error_rows, 'row that could not be read', 'rows that could not be read'),
        ]);

        return implode(', ', $words).'.';
    }

    private static function counted(int $count, string $one, string $many): string
    {
        return number_format($count).' '.($count === 1 ? $one : $many);
    }
}
