<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\EvidencePackRow;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\Export;
use App\Models\User;
use App\Support\DataFactory;

/** The latest evidence packs about a client or an excluded person. */
final readonly class EvidencePacksQuery
{
    private const SHOWN = 10;

    /** @return list<EvidencePackRow> newest first; empty for viewers who may not have one */
    public function of(Client|ExclusionCase $subject, User $viewer): array
    {
        if (! $viewer->can('exportEvidence')) {
            return [];
        }

        return array_values(Export::query()->with('user')->whereMorphedTo('subject', $subject)->latest('id')->limit(self::SHOWN)->get()
            ->map(static fn (Export $export): EvidencePackRow => DataFactory::make(EvidencePackRow::class, $export, [
                'from' => $export->filters['from'],
                'until' => $export->filters['until'],
                'owner_name' => $export->user->full_name,
                'can_download' => $export->user_id === $viewer->id && $export->isAvailable(),
                'can_cancel' => $export->user_id === $viewer->id && $export->status->isUnfinished(),
            ]))->all());
    }
}
