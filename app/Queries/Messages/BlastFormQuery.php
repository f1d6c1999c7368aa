<?php

declare(strict_types=1);

namespace App\Queries\Messages;

use App\Data\Lists\Choice;
use App\Data\Messages\BlastAudience;
use App\Data\Messages\BlastFormPage;
use App\Domain\Messages\BlastFile;
use App\Domain\Messages\BlastText;
use App\Enums\BlastKind;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\Blast;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Carbon\CarbonImmutable;

/** The form of a new blast. */
final readonly class BlastFormQuery
{
    /** A blast that waits longer for its approval or contact hours is rarely right any more. */
    private const DAYS = 2;

    private const VARIABLES = ['first_name', 'last_name', 'pin', 'company', 'manager', 'sender'];

    public function __construct(private UserChoiceQuery $users) {}

    /** @param  Blast|null  $copied  the SMS blast that the form starts from */
    public function of(BlastKind $kind, User $author, ?Blast $copied = null): BlastFormPage
    {
        $isChosen = $kind === BlastKind::Sms;
        $managers = $isChosen ? $this->users->active() : [];

        return new BlastFormPage(
            $kind,
            match ($kind) {
                BlastKind::WeeklyBonus => 'Weekly bonus, '.now(config()->string('paddock.timezone'))->format('j F'),
                BlastKind::MarketingActivation => 'Activation, '.now(config()->string('paddock.timezone'))->format('j F'),
                default => $copied->name ?? '',
            },
            match ($kind) {
                BlastKind::WeeklyBonus => 'Hi {first_name}, your {bonus} of {amount} from {company} is ready to claim. Reply STOP to opt out.',
                BlastKind::MarketingActivation => 'Hi {first_name}, your {company} account is ready. Questions? Reply to this message. Reply STOP to opt out.',
                default => $copied->body ?? 'Hi {first_name}, this is {company}. Reply STOP to opt out.',
            },
            now($author->timezone)->addDays(self::DAYS)->setTime(20, 0)->format('Y-m-d\TH:i'),
            [...self::VARIABLES, ...($kind === BlastKind::WeeklyBonus ? ['bonus', 'amount'] : [])],
            BlastText::MOST_CHARACTERS,
            BlastFile::MOST_ROWS,
            $isChosen
                ? Choice::of(
                    Company::query()
                        ->orderBy('name')
                        ->get(['id', 'name']),
                    'name',
                )
                : [],
            $isChosen
                ? array_values(
                    ClientRating::query()
                        ->orderBy('value')
                        ->get()
                        ->map(
                            static fn (ClientRating $rating): Choice => new Choice(
                                (string) $rating->value,
                                "{$rating->value} · {$rating->description}",
                            ),
                        )
                        ->all(),
                )
                : [],
            $managers,
            $isChosen ? array_map(static fn (ClientSalesFilter $filter): Choice => new Choice($filter->value, $filter->label), ClientSalesFilter::all()) : [],
            $copied === null ? null : self::audience($copied->audience['query'] ?? [], array_column($managers, 'value')),
        );
    }

    /**
     * Returns the choices from which BlastRequest made the filters.
     *
     * @param  array<string, string>  $filters  of the client list
     * @param  list<string>  $managers  who can be chosen; the manager of the blast may have left
     */
    private static function audience(array $filters, array $managers): BlastAudience
    {
        $list = static fn (string $filter): array => array_values(
            array_filter(explode(',', $filters[$filter] ?? ''), static fn (string $value): bool => $value !== ''),
        );
        $days = $list('last_bet_at');
        [$after, $before] = match ($filters['last_bet_at_op'] ?? '') {
            'between' => [CarbonImmutable::parse($days[0])->subDay()->toDateString(), CarbonImmutable::parse($days[1])->addDay()->toDateString()],
            'after' => [$days[0], ''],
            'before' => ['', $days[0]],
            default => ['', ''],
        };

        return new BlastAudience(
            $list('status'),
            $list('company'),
            $list('state'),
            $list('client_rating'),
            implode(',', array_intersect($list('account_manager'), $managers)),
            $filters['custom_sales_filter'] ?? '',
            $before,
            $after,
        );
    }
}
