<?php

declare(strict_types=1);

namespace App\Queries\Guides;

use App\Data\Guides\DailyTasksDay;
use App\Data\Guides\GuideEditPage;
use App\Data\Guides\GuideHeader;
use App\Data\Guides\GuidePage;
use App\Data\Guides\GuideReaders;
use App\Data\Guides\GuideVersionRow;
use App\Enums\Ability;
use App\Models\Guide;
use App\Models\GuideAcknowledgement;
use App\Models\GuideVersion;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use App\Support\CalendarDay;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

/** The pages of one guide. */
final readonly class GuideQuery
{
    /**
     * @param  int|null  $number  an earlier or later version; null for the one that applies
     * @param  int|null  $with  a version to compare it with
     */
    public function page(Guide $guide, ?int $number, ?int $with, ?DailyTasksDay $day, User $viewer): GuidePage
    {
        $header = $this->header($guide, $viewer);
        $versions = $guide
            ->versions()
            ->with(['author', 'publisher'])
            ->when(! $header->can_edit, static fn ($published) => $published->whereNotNull('published_at'))
            ->orderByDesc('number')
            ->get();
        $find = static fn (int $one): GuideVersion => $versions->firstWhere('number', $one) ?? throw new NotFoundHttpException;
        $current = $guide->versionAt(now()->toImmutable());
        $shown = $number === null ? $current : $find($number);

        return new GuidePage(
            guide: $header,
            version: $shown === null ? null : self::row($shown, $current),
            body: $shown->body ?? '',
            versions: array_values($versions->map(static fn (GuideVersion $version): GuideVersionRow => self::row($version, $current))->all()),
            readers: $shown === null || $shown->id !== $current?->id ? null : $this->readersOf($guide, $shown, $viewer),
            with: $with,
            with_body: $with === null ? '' : $find($with)->body,
            day: $day,
        );
    }

    public function edit(Guide $guide, User $viewer): GuideEditPage
    {
        $draft = $guide->draft();
        $current = $guide->versionAt(now()->toImmutable());

        return new GuideEditPage(
            guide: $this->header($guide, $viewer),
            number: $draft->number ?? (int) $guide->versions()->max('number') + 1,
            body: $draft->body ?? $guide->scheduled()->body ?? $current->body ?? '',
            summary: $draft->summary ?? '',
            current_body: $current->body ?? '',
            author_name: $draft?->author?->full_name,
            is_mine: $draft === null || $draft->author_id === $viewer->id,
            seen: $draft?->bodyHash(),
            publish_refusal: $draft?->publishRefusal($guide, $viewer),
            owners: UserChoiceQuery::of(User::writersHolding(Ability::ViewGuides)),
        );
    }

    public function header(Guide $guide, User $viewer): GuideHeader
    {
        return new GuideHeader(
            slug: $guide->slug,
            title: $guide->slug->label(),
            owner_id: $guide->owner_id,
            owner_name: $guide->owner?->full_name,
            review_on: $guide->review_on?->toDateString(),
            is_review_overdue: $guide->review_on !== null && $guide->review_on->toDateString() < CalendarDay::today()->date,
            has_values: $guide->slug->hasValues(),
            can_edit: $viewer->can('edit', $guide),
        );
    }

    private function readersOf(Guide $guide, GuideVersion $version, User $viewer): GuideReaders
    {
        $read = GuideAcknowledgement::query()->where('guide_version_id', $version->id);

        return new GuideReaders(
            acknowledged_at: (clone $read)->where('user_id', $viewer->id)->first()?->acknowledged_at->toIso8601ZuluString(),
            can_acknowledge: $viewer->can('acknowledge', $guide),
            acknowledged_count: (clone $read)->whereIn('user_id', User::writersHolding(Ability::ViewGuides)->select('users.id'))->count(),
            reader_count: User::writersHolding(Ability::ViewGuides)->count(),
        );
    }

    private static function row(GuideVersion $version, ?GuideVersion $current): GuideVersionRow
    {
        return new GuideVersionRow(
            $version->number,
            $version->status($current),
            $version->summary,
            $version->author?->full_name,
            $version->publisher?->full_name,
            $version->effective_at?->toIso8601ZuluString(),
            $version->archived_at !== null,
        );
    }
}
