<?php

declare(strict_types=1);

namespace App\Actions\Bonus;

use App\Domain\Bonus\BonusClientResolver;
use App\Domain\Bonus\BonusRuleChecker;
use App\Domain\Bonus\NewGenwebBonus;
use App\Domain\Bonus\RuleDecision;
use App\Domain\Bonus\RunningPromotions;
use App\Domain\Ledger\ClientLock;
use App\Domain\Protection\ProtectionGate;
use App\Enums\Ability;
use App\Enums\GatePurpose;
use App\Enums\SiteAccountStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\GenwebBonus;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Validation\ValidationException;

/** Records a bonus or boost for a client in Genweb. It moves no money in Paddock, but the gate and the promotion's rule decide as for any bonus. */
final readonly class GiveGenwebBonus
{
    public function __construct(
        private SentFormRegistry $forms,
        private BonusClientResolver $clients,
        private ProtectionGate $gate,
        private RunningPromotions $promotions,
        private BonusRuleChecker $rules,
        private AuditTrail $audit,
    ) {}

    /**
     * @param  string|null  $reference  identifies the form
     *
     * @throws ValidationException on `pin`, `operator_site_id`, `bonus_promotion_id` or `amount`
     */
    public function handle(NewGenwebBonus $new, User $giver, ?string $reference): GenwebBonus
    {
        return $this->forms->once($giver, $reference, GenwebBonus::class, (array) $new, function () use ($new, $giver): GenwebBonus {
            // The lock makes a simultaneous bonus of the same promotion wait and then see this one.
            $client = ClientLock::hold($this->clients->findOwn($new->pin, $giver)->id);
            $decision = $this->gate->decide($client, GatePurpose::Bonus, $new->amountCents);
            if (! $decision->isAllowed()) {
                $this->gate->record($decision);
                // Marketing gives bonuses too, and may not learn why a client is protected.
                $why = $giver->hasAbility(Ability::ViewClients) ? $decision->why() : 'This client gets no bonuses. An account manager can see why.';
                throw ValidationException::withMessages(['pin' => $why]);
            }
            $promotion = $this->promotion($client, $new);
            $rule = $promotion === null ? new RuleDecision : $this->rules->decide($client, $promotion);
            if ($rule->why() !== null) {
                throw ValidationException::withMessages(['bonus_promotion_id' => $rule->why()]);
            }

            $bonus = GenwebBonus::query()->create([
                'kind' => $new->kind,
                'client_id' => $client->id,
                'site_account_id' => $this->siteAccount($client, $new)?->id,
                'bonus_promotion_id' => $promotion?->id,
                'market' => $new->market,
                'amount_cents' => $new->amountCents,
                'boost_permille' => $new->boostPermille,
                'given_by' => $giver->id,
                'given_at' => now(),
                'expires_at' => $new->expiresAt,
                ...$rule->marks(),
            ]);
            $this->gate->record($decision, $bonus);
            $this->audit->record(
                "client.genweb_{$new->kind->value}_given",
                $bonus,
                after: array_filter([
                    'promotion' => $promotion?->title,
                    'market' => $new->market,
                    'amount_cents' => $new->amountCents,
                    'boost_permille' => $new->boostPermille,
                    ...$rule->trace(),
                ]),
                actorId: $giver->id,
            );

            return $bonus;
        });
    }

    private function promotion(Client $client, NewGenwebBonus $new): ?BonusPromotion
    {
        if ($new->promotionId === null) {
            return null;
        }
        $promotion = $this->promotions->of($client)->find($new->promotionId)
            ?? throw ValidationException::withMessages(['bonus_promotion_id' => 'This promotion is not running for the client’s company.']);
        $refusal = $this->promotions->refusal($client, $promotion);
        if ($refusal !== null) {
            throw ValidationException::withMessages(['bonus_promotion_id' => $refusal]);
        }
        $refusal = RunningPromotions::amountRefusal($promotion, $new->amountCents ?? 0);
        if ($refusal !== null) {
            throw ValidationException::withMessages(['amount' => $refusal]);
        }

        return $promotion;
    }

    private function siteAccount(Client $client, NewGenwebBonus $new): ?SiteAccount
    {
        return $new->operatorSiteId === null
            ? null
            : SiteAccount::query()->where('client_id', $client->id)->where('operator_site_id', $new->operatorSiteId)
                ->whereNotIn('status', [SiteAccountStatus::Missing, SiteAccountStatus::Closed])->first()
                ?? throw ValidationException::withMessages([
                    'operator_site_id' => "{$client->full_name} has no account at this bookmaker.",
                ]);
    }
}
