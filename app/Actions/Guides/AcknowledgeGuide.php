<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Models\Guide;
use App\Models\GuideAcknowledgement;
use App\Models\User;
use App\Support\ChangedMeanwhileException;

/** Records that a colleague has read the version of a guide that applies. Its row is the record, so the activity log has none. */
final readonly class AcknowledgeGuide
{
    /** @throws ChangedMeanwhileException when another version applies since the page was opened */
    public function handle(Guide $guide, int $version, User $reader): void
    {
        $current = $guide->versionAt(now()->toImmutable());
        if ($current === null || $current->number !== $version) {
            throw new ChangedMeanwhileException('A new version of this guide applies. Read it before you acknowledge it.');
        }
        GuideAcknowledgement::query()->insertOrIgnore(['guide_version_id' => $current->id, 'user_id' => $reader->id, 'acknowledged_at' => now()]);
    }
}
