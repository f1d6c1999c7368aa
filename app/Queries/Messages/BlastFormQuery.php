<?php

declare(strict_types=1);

namespace App\Queries\Messages;

use App\Data\Lists\Choice;
use App\Data\Messages\BlastFormPage;
use App\Domain\Messages\BlastFile;
use App\Domain\Messages\BlastText;
use App\Enums\BlastKind;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;

/** The form of a new blast. */
final readonly class BlastFormQuery
{
    /** A blast that waits longer for its approval or contact hours is rarely right any more. */
    private const DAYS = 2;

    private const VARIABLES = ['first_name', 'last_name', 'pin', 'company', 'manager', 'sender'];

    public function __construct(private UserChoiceQuery $users) {}

    public function of(BlastKind $kind, User $author): BlastFormPage
    {
        $isChosen = $kind === BlastKind::Sms;

        return new BlastFormPage(
            $kind,
            match ($kind) {
                BlastKind::WeeklyBonus => 'Weekly bonus, '.now(config()->string('paddock.timezone'))->format('j F'),
                BlastKind::MarketingActivation => 'Activation, '.now(config()->string('paddock.timezone'))->format('j F'),
                default => '',
            },
            match ($kind) {
                BlastKind::WeeklyBonus => 'Hi {first_name}, your {bonus} of {amount} from {company} is ready to claim. Reply STOP to opt out.',
                BlastKind::MarketingActivation => 'Hi {first_name}, your {company} account is ready. Questions? Reply to this message. Reply STOP to opt out.',
                default => 'Hi {first_name}, … {company}. Reply STOP to opt out.',
            },
            now($author->timezone)->addDays(self::DAYS)->setTime(20, 0)->format('Y-m-d\TH:i'),
            [...self::VARIABLES, ...($kind === BlastKind::WeeklyBonus ? ['bonus', 'amount'] : [])],
            BlastText::MOST_CHARACTERS,
            BlastFile::MOST_ROWS,
            $isChosen ? Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name') : [],
            $isChosen ? array_values(ClientRating::query()->orderBy('value')->get()->map(static fn (ClientRating $rating): Choice => new Choice((string) $rating->value, "{$rating->value} · {$rating->description}"))->all()) : [],
            $isChosen ? $this->users->active() : [],
            $isChosen ? array_map(static fn (ClientSalesFilter $filter): Choice => new Choice($filter->value, $filter->label), ClientSalesFilter::all()) : [],
        );
    }
}
