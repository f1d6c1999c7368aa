<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** DeveloperTools/ApiTokens. */
final readonly class ApiTokenIndexPage
{
    /**
     * @param  list<ApiTokenRow>  $tokens
     * @param  list<Choice>  $scopes  for a token
     * @param  list<int>  $lifetimes  in days
     */
    public function __construct(
        public array $tokens,
        public ListMeta $meta,
        public array $scopes,
        public array $lifetimes,
        public ?ShownSecret $new_secret,
        /** False during an impersonation. */
        public bool $can_issue,
    ) {}
}
