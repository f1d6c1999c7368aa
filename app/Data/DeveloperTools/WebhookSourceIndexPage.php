<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** DeveloperTools/WebhookSources. */
final readonly class WebhookSourceIndexPage
{
    /**
     * @param  list<WebhookSourceRow>  $sources
     * @param  list<Choice>  $scopes  for a source
     * @param  list<string>  $endpoints  paths of signed calls
     */
    public function __construct(
        public array $sources,
        public ListMeta $meta,
        public array $scopes,
        public array $endpoints,
        public ?ShownSecret $new_secret,
        /** The address of signed calls, with {source} and {call}. */
        public string $address,
        public bool $can_change,
    ) {}
}
