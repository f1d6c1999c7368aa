<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Data\Imports\ImportDetails;
use App\Data\Imports\ImportProblem;
use App\Domain\Imports\FileDelimiter;
use App\Enums\ImportField;
use App\Enums\MatchStatus;
use App\Lists\Imports\ImportList;
use App\Models\Import;
use App\Models\MatchSuggestion;
use App\Models\User;
use App\Support\DataFactory;

/** One import without its rows. */
final readonly class ImportDetailsQuery
{
    public function details(Import $import, User $viewer): ImportDetails
    {
        $import->loadMissing(['user:id,first_name,last_name', 'undoneBy:id,first_name,last_name']);
        /** @var list<array{field: string, message: string, count: int, row_no: int}> $problems */
        $problems = $import->problems ?? [];
        $canManage = $viewer->can('manage', $import);

        return DataFactory::make(ImportDetails::class, $import, [
            'delimiter' => FileDelimiter::tryFrom((string) $import->delimiter)?->key(),
            'importer' => $import->user->full_name,
            'blank_clears' => ($import->options['blank_clears'] ?? false) === true,
            'needs_check' => ($import->options['needs_check'] ?? false) === true,
            'check_no' => (int) ($import->options['check_no'] ?? 0),
            'total_rows' => ImportList::total($import->status, $import),
            'done_rows' => ImportList::done($import->status, $import),
            'problems' => array_map(static fn (array $problem): ImportProblem => new ImportProblem(
                $problem['field'] === 'row' ? null : (ImportField::tryFrom($problem['field'])?->label() ?? $problem['field']),
                $problem['message'],
                $problem['count'],
                $problem['row_no'],
            ), $problems),
            'undone_by' => $import->undoneBy?->full_name,
            'suggested_matches' => MatchSuggestion::query()->where('import_id', $import->id)->where('status', MatchStatus::Suggested)->count(),
            'can_manage' => $canManage,
            'can_download_rows' => $viewer->can('downloadRows', $import),
            'can_decide' => $canManage && $import->takesDecisions(),
            'can_undo' => $canManage && $import->canBeUndone(),
            'can_resume' => $canManage && $import->canBeResumed(),
        ]);
    }
}
