<?php

declare(strict_types=1);

namespace App\Queries\Guides;

use App\Enums\Ability;
use App\Enums\GuideKey;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The guides whose current version a colleague has not acknowledged. One query. */
final readonly class DueAcknowledgementsQuery
{
    /** @return list<GuideKey> */
    public function of(User $user): array
    {
        if (! $user->hasAbility(Ability::ViewGuides) || $user->isReadOnly()) {
            return [];
        }
        $current = static fn (Builder $version): Builder => $version->from('guide_versions as newest')->whereColumn('newest.guide_id', 'guides.id')
            ->whereNotNull('newest.published_at')->whereNull('newest.archived_at')->where('newest.effective_at', '<=', now())
            ->orderByDesc('newest.effective_at')->orderByDesc('newest.id')->limit(1)->select('newest.id');

        return array_values(
            DB::table('guides')
                ->join('guide_versions', 'guide_versions.guide_id', '=', 'guides.id')
                ->where('guide_versions.id', '=', $current)
                ->whereNotExists(
                    static fn (Builder $read): Builder => $read
                        ->from('guide_acknowledgements')
                        ->whereColumn('guide_version_id', 'guide_versions.id')
                        ->where('user_id', $user->id),
                )
                ->orderBy('guides.id')
                ->pluck('guides.slug')
                ->map(GuideKey::from(...))
                ->all(),
        );
    }
}
