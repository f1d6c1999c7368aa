<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\ImportRowStatus;
use Database\Factories\ImportRowFactory;
use Illuminate\Database\Eloquent\Factories\HasFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;

/**
 * One row of an import and its result.
 *
 * @property int $id
 * @property int $import_id
 * @property int $row_no
 * @property array<array-key, mixed> $raw
 * @property ?array<array-key, mixed> $before
 * @property ?array<array-key, mixed> $after
 * @property ?array<array-key, mixed> $errors
 * @property ImportRowStatus $status
 * @property ?string $subject_type
 * @property ?int $subject_id
 * @property ?int $audit_event_id the latest audit event when the row was imported
 * @property-read Import $import
 */
final class ImportRow extends Model
{
    /** @use HasFactory<ImportRowFactory> */
    use HasFactory;

    public $timestamps = false;

    /** @var array<string, mixed> */
    protected $attributes = [
        'before' => null,
        'after' => null,
        'errors' => null,
        'status' => 'pending',
        'subject_type' => null,
        'subject_id' => null,
        'audit_event_id' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'row_no' => 'integer',
            'raw' => 'array',
            'before' => 'array',
            'after' => 'array',
            'errors' => 'array',
            'status' => ImportRowStatus::class,
        ];
    }

    /** @return BelongsTo<Import, $this> */
    public function import(): BelongsTo
    {
        return $this->belongsTo(Import::class);
    }
}
