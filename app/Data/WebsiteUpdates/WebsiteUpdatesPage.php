<?php

declare(strict_types=1);

namespace App\Data\WebsiteUpdates;

use App\Data\Lists\ListMeta;

/** WebsiteUpdates/Index. */
final readonly class WebsiteUpdatesPage
{
    /**
     * @param  list<WebsiteUpdateRow>  $updates
     * @param  array<int, string>  $companies  names by id, for writers
     */
    public function __construct(public array $updates, public ListMeta $meta, public bool $is_drafts, public array $companies, public bool $can_write) {}
}
