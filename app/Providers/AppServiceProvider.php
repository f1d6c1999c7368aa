<?php

declare(strict_types=1);

namespace App\Providers;

use App\Enums\Ability;
use App\Models\BankAccount;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\BetstopUpdate;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Deposit;
use App\Models\Notification;
use App\Models\RsgCommunication;
use App\Models\RsgFormSubmission;
use App\Models\SiteAccount;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use App\Models\Withdrawal;
use App\Policies\ImpersonationPolicy;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

final class AppServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->scoped(CurrentImpersonation::class);
    }

    public function boot(): void
    {
        $this->nameMorphs();
        $this->defineGates();
    }

    /** Stored names of subjects, so that a class can be renamed without touching rows. */
    private function nameMorphs(): void
    {
        Relation::enforceMorphMap([
            'bank_account' => BankAccount::class,
            'bank_file' => BankFile::class,
            'bank_line' => BankLine::class,
            'betstop_update' => BetstopUpdate::class,
            'bonus_promotion' => BonusPromotion::class,
            'client' => Client::class,
            'conversation' => Conversation::class,
            'deposit' => Deposit::class,
            'notification' => Notification::class,
            'rsg_communication' => RsgCommunication::class,
            'rsg_form_submission' => RsgFormSubmission::class,
            'site_account' => SiteAccount::class,
            'sms_message' => SmsMessage::class,
            'social_media_review' => SocialMediaReview::class,
            'user' => User::class,
            'webhook_delivery' => WebhookDelivery::class,
            'webhook_source' => WebhookSource::class,
            'withdrawal' => Withdrawal::class,
        ]);
    }

    /** The one place where abilities meet Laravel's gate; the gate's name is the ability's. */
    private function defineGates(): void
    {
        foreach (Ability::cases() as $ability) {
            Gate::define($ability->value, static fn (User $user): bool => $user->hasAbility($ability));
        }

        Gate::define('impersonate', [ImpersonationPolicy::class, 'impersonate']);
        // Money is taken in under one's own name only.
        Gate::define('importBankFiles', static fn (User $user): bool => $user->hasAbility(Ability::ViewDeposits) && app(CurrentImpersonation::class)->find() === null);
        Gate::define('isDeveloperStaff', static fn (User $user): bool => $user->is_developer_staff);
        Gate::define('isExecutiveStaff', static fn (User $user): bool => $user->is_executive_staff);
        Gate::define('searchBonuses', static fn (User $user): bool => ! $user->hasAbility(Ability::CanViewDatabaseOnly)
            && collect(Ability::bonus())->contains(static fn (Ability $ability): bool => $user->hasAbility($ability)));
    }
}
