<?php

declare(strict_types=1);

namespace App\Data\Guides;

use App\Data\Lists\Choice;

/** The draft of a guide, with the text that applies. */
final readonly class GuideEditPage
{
    /** @param  list<Choice>  $owners */
    public function __construct(
        public GuideHeader $guide,
        public int $number,
        public string $body,
        public string $summary,
        /** The text that applies. */
        public string $current_body,
        /** Null before the draft is saved. */
        public ?string $author_name,
        /** Whether the viewer can change the text. */
        public bool $is_mine,
        /** Names the saved text; null before the draft is saved. */
        public ?string $seen,
        /** Why the viewer can't publish the draft; null when they can. */
        public ?string $publish_refusal,
        public array $owners,
    ) {}
}
