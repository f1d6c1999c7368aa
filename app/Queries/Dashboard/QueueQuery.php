<?php

declare(strict_types=1);

namespace App\Queries\Dashboard;

use App\Data\Dashboard\DashboardQueue;
use App\Data\Dashboard\HandoverWork;
use App\Domain\Guides\GuideValues;
use App\Domain\Notifications\NotificationDefinition;
use App\Domain\Notifications\OpenWorkRepository;
use App\Enums\GuideValue;
use App\Enums\NotificationType;
use App\Models\User;
use Carbon\CarbonImmutable;

/** The work queues of a viewer, with the oldest item and the due time of each. */
final readonly class QueueQuery
{
    private const QUEUES = [
        'risk_check' => 'Risk checks',
        'withdrawal' => 'Withdrawals',
        'deposit' => 'Deposits',
        'message' => 'Messages',
        'rsg_communication' => 'RSG',
        'form_submission' => 'Forms',
        'social_media_review' => 'Reviews',
    ];

    public function __construct(private OpenWorkRepository $work, private GuideValues $limits) {}

    /** @return list<DashboardQueue> of the types of work that the viewer is notified of */
    public function of(User $viewer): array
    {
        $visible = NotificationDefinition::visibleTo($viewer);
        $queues = [];
        foreach (self::QUEUES as $key => $title) {
            $type = NotificationType::from($key);
            if (in_array($type, $visible, true)) {
                $queues[] = $this->queue($type, $title);
            }
        }

        return $queues;
    }

    /** RSG work has due times. Other work is due some time after it arrived, as the guides say. */
    private function queue(NotificationType $type, string $title): DashboardQueue
    {
        $minutes = $this->minutes($type);
        $since = self::column($type);
        /** @var object{waiting: int|string, oldest: string|null, due?: string|null} $open */
        $open = $this->work
            ->open($type)
            ->toBase()
            ->selectRaw("count(*) as waiting, min({$since}) as oldest".($minutes === null ? ', min(due_at) as due' : ''))
            ->first();
        $oldest = self::time($open->oldest);
        $due = $minutes === null ? self::time($open->due ?? null) : $oldest?->addMinutes($minutes[1]);

        return new DashboardQueue($type, $title, (int) $open->waiting, $oldest, $due, $minutes === null ? $due?->subDay() : $oldest?->addMinutes($minutes[0]));
    }

    /** The time since when the work waits. A deposit may return to the queue. */
    private static function column(NotificationType $type): string
    {
        return $type === NotificationType::Deposit ? 'waiting_since' : 'created_at';
    }

    private static function time(?string $stored): ?CarbonImmutable
    {
        return $stored === null ? null : CarbonImmutable::parse($stored, 'UTC');
    }

    /** @return array{int, int}|null after which the oldest item is marked and due; null for work with due times */
    private function minutes(NotificationType $type): ?array
    {
        return match ($type) {
            NotificationType::RiskCheck => self::from($this->limits->int(GuideValue::RiskCheckDue)),
            NotificationType::Message => self::from($this->limits->int(GuideValue::MessageDue)),
            NotificationType::Withdrawal => [$this->limits->int(GuideValue::WithdrawalGettingLate), $this->limits->int(GuideValue::WithdrawalLate)],
            NotificationType::Deposit => [60 * $this->limits->int(GuideValue::DepositWaiting), 60 * $this->limits->int(GuideValue::DepositLate)],
            NotificationType::SocialMediaReview => self::from(1_440 * $this->limits->int(GuideValue::ReviewDue)),
            NotificationType::RsgCommunication, NotificationType::FormSubmission => null,
        };
    }

    /** @return array{int, int} marked after a quarter of the time */
    private static function from(int $due): array
    {
        return [intdiv($due, 4), $due];
    }

    /** @return list<HandoverWork> what came into the viewer's queues since then and still waits */
    public function newWork(User $viewer, CarbonImmutable $since): array
    {
        $rows = [];
        foreach (NotificationDefinition::visibleTo($viewer) as $type) {
            $count = $this->work->open($type)->where(self::column($type), '>=', $since)->count();
            if ($count > 0) {
                $rows[] = new HandoverWork($type, self::QUEUES[$type->value], $count);
            }
        }

        return $rows;
    }
}
