<?php

declare(strict_types=1);

namespace App\Data\Guides;

/** A guide, in the version that applies or in another one. */
final readonly class GuidePage
{
    /** @param  list<GuideVersionRow>  $versions  newest first; the draft only for editors */
    public function __construct(
        public GuideHeader $guide,
        /** Null before the first publication. */
        public ?GuideVersionRow $version,
        /** Markdown. */
        public string $body,
        public array $versions,
        /** Null for a version that does not apply. */
        public ?GuideReaders $readers,
        /** The version that it is compared with, or null. */
        public ?int $with,
        public string $with_body,
        /** Only on the daily tasks guide. */
        public ?DailyTasksDay $day,
    ) {}
}
