<?php

declare(strict_types=1);

namespace App\Queries\Matches;

use App\Data\Lists\Choice;
use Illuminate\Support\Facades\DB;

/** The options of the import filter. */
final readonly class MatchImportsQuery
{
    private const IMPORTS = 20;

    /** @return list<Choice> the latest imports with suggested matches */
    public function latest(): array
    {
        return array_values(DB::table('imports')
            ->whereExists(DB::table('matches')->whereColumn('matches.import_id', 'imports.id'))
            ->orderByDesc('id')->limit(self::IMPORTS)->get(['id', 'name'])
            ->map(static fn (object $import): Choice => new Choice((string) $import->id, $import->name))->all());
    }
}
