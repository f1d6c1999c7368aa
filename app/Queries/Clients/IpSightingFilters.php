<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Queries\Lists\LikeText;
use Illuminate\Database\Query\Builder;

/** What a client's IP report is narrowed to. */
final readonly class IpSightingFilters
{
    public function __construct(public ?string $search = null, public bool $onlyShared = false) {}

    /** @param  Builder  $sightings  a query over the `ip_sightings` of one client: few rows, so that LIKE may read them */
    public function apply(Builder $sightings): Builder
    {
        if ($this->search !== null) {
            $text = $this->search;
            $sightings->where(static fn (Builder $any): Builder => LikeText::begins(LikeText::begins($any, 'ip_sightings.ip', $text), 'ip_sightings.place', $text, 'or'));
        }
        if ($this->onlyShared) {
            $sightings->whereExists(static fn (Builder $others): Builder => $others->selectRaw('1')->from('ip_sightings as others')
                ->whereColumn('others.ip', 'ip_sightings.ip')->whereColumn('others.client_id', '<>', 'ip_sightings.client_id'));
        }

        return $sightings;
    }
}
