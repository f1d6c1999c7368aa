<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Domain\Guides\DailyTask;
use App\Domain\Guides\DailyTaskSchedule;
use App\Domain\Guides\GuideTableParser;
use App\Domain\Guides\GuideValues;
use App\Enums\Ability;
use App\Enums\GuideKey;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Guide;
use App\Models\GuideVersion;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/**
 * Publishes the draft of a guide, from now or from the start of a later day.
 *
 * The tables that the product reads must be complete and readable. A version of the limits or the risk schedule changes how money and
 * harm are handled, so its author can't publish it.
 */
final readonly class PublishGuideVersion
{
    /** The type of the broadcast to the readers. */
    public const TYPE = 'guide_version';

    public function __construct(private AuditTrail $audit, private GuideValues $values, private Outbox $outbox) {}

    /**
     * @param  string  $seen  the hash of the text that the publisher read
     * @param  string|null  $effectiveOn  2026-12-01; null from now
     *
     * @throws OperationRefusedException when the draft changed or a second person is needed
     * @throws ValidationException on `body` when a table can't be read, on `effective_on` when another version is scheduled
     */
    public function handle(Guide $guide, string $seen, ?string $effectiveOn, User $publisher): GuideVersion
    {
        $published = DB::transaction(function () use ($guide, $seen, $effectiveOn, $publisher): GuideVersion {
            Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $draft = $guide->draft() ?? throw new OperationRefusedException('A colleague already published or withdrew this draft.');
            if (! hash_equals($draft->bodyHash(), $seen)) {
                throw new OperationRefusedException('The draft was changed after you opened it. Read it again before you publish it.');
            }
            $refusal = $draft->publishRefusal($guide, $publisher);
            if ($refusal !== null) {
                throw new OperationRefusedException($refusal);
            }
            $values = $this->valuesOf($guide->slug, $draft->body);
            $now = now()->toImmutable()->startOfSecond();
            $from = $effectiveOn === null ? $now : CalendarDay::of($effectiveOn)->from->max($now);
            $scheduled = $guide->scheduled();
            if ($scheduled !== null) {
                throw ValidationException::withMessages([
                    'effective_on' => "Version {$scheduled->number} applies from "
                        .CalendarDay::around($scheduled->effective_at ?? $now)->inWords()
                        .'. Withdraw that version first.',
                ]);
            }
            $before = $guide->versionAt($now);
            $draft->update(['table_values' => $values, 'publisher_id' => $publisher->id, 'published_at' => $now, 'effective_at' => $from]);
            $changed = array_diff_assoc($values ?? [], $before->table_values ?? []);
            $this->audit->record('guide.published', $guide, ['version' => $before?->number, ...array_intersect_key($before->table_values ?? [], $changed)],
                ['version' => $draft->number, 'author_id' => $draft->author_id, 'effective_at' => $from->toIso8601ZuluString(), ...$changed], $publisher->id);
            $this->announce($guide->slug, $draft, $from->greaterThan($now) ? 'applies from '.CalendarDay::around($from)->inWords() : 'applies now');

            return $draft;
        }, 3);
        $this->values->forget();

        return $published;
    }

    /** Tells signed-in readers, as a standard broadcast (docs/decisions/0020). Others see it under "To do" once it applies. */
    private function announce(GuideKey $guide, GuideVersion $version, string $when): void
    {
        $readers = User::writersHolding(Ability::ViewGuides)->orderBy('id')->get(['id'])->modelKeys();
        $this->outbox->broadcast([OutgoingEvent::personal(array_values($readers), [
            'type' => self::TYPE, 'title' => "New version of {$guide->label()}", 'body' => "Version {$version->number} {$when}: {$version->summary}",
            'url' => route('guides.show', [$guide->value, 'version' => $version->number], absolute: false),
        ])]);
    }

    /**
     * @return array<string, int>|null
     *
     * @throws ValidationException
     */
    private function valuesOf(GuideKey $guide, string $body): ?array
    {
        [$values, $problems] = match (true) {
            $guide->hasValues() => GuideTableParser::values($guide, $body),
            $guide === GuideKey::DailyTasks => [null, DailyTask::read($body, DailyTaskSchedule::roles())[1]],
            default => [null, []],
        };

        return $problems === [] ? $values : throw ValidationException::withMessages(['body' => implode(' ', $problems)]);
    }
}
