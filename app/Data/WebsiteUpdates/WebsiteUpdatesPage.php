<?php

declare(strict_types=1);

namespace App\Data\WebsiteUpdates;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** WebsiteUpdates/Index. */
final readonly class WebsiteUpdatesPage
{
    /**
     * @param  list<WebsiteUpdateRow>  $updates
     * @param  list<Choice>  $companies  for writers
     */
    public function __construct(public array $updates, public ListMeta $meta, public bool $is_drafts, public array $companies, public bool $can_write) {}
}
