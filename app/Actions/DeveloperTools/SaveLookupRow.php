<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Enums\LookupTable;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Adds or changes a row of a lookup table. */
final readonly class SaveLookupRow
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  int|null  $id  null for a new row
     * @param  array<string, string|null>  $fields
     * @param  int  $version  of the row when the form was opened; 0 for a new one
     *
     * @throws ChangedMeanwhileException when a colleague changed it
     * @throws OperationRefusedException when a colleague deleted it
     * @throws ValidationException when another row has the name or short name
     */
    public function handle(LookupTable $table, ?int $id, array $fields, int $version, User $user): void
    {
        try {
            DB::transaction(fn () => $this->save($table, $id, $fields, $version, $user), 3);
        } catch (UniqueConstraintViolationException) {
            throw self::taken('slug', (string) $fields['slug']);
        }
    }

    /** @param  array<string, string|null>  $fields */
    private function save(LookupTable $table, ?int $id, array $fields, int $version, User $user): void
    {
        $class = $table->model();
        $row = $id === null
            ? new $class()
            : $class::query()->lockForUpdate()->find($id)
                ?? throw new OperationRefusedException("A colleague deleted this {$table->noun()}.");
        if ($id !== null && $row->version !== $version) {
            throw ChangedMeanwhileException::edited("this {$table->noun()}");
        }
        foreach (array_intersect_key($fields, ['name' => true, 'slug' => true]) as $field => $text) {
            if ($class::query()->whereKeyNot($id ?? 0)->whereRaw("lower({$field}) = lower(?)", [$text])->exists()) {
                throw self::taken($field, (string) $text);
            }
        }
        $row->fill($fields);
        $changed = array_keys($row->getDirty());
        if ($changed === []) {
            return;
        }
        $before = $id === null ? [] : array_intersect_key($row->getOriginal(), array_flip($changed));
        $row->forceFill(['version' => $version + 1])->save();
        $this->audit->record($row->getMorphClass().($id === null ? '.added' : '.updated'), $row, $before, $row->only($changed), $user->id);
    }

    private static function taken(string $field, string $text): ValidationException
    {
        return ValidationException::withMessages([$field => "“{$text}” is already on the list."]);
    }
}
