<?php

declare(strict_types=1);

namespace App\Providers;

use App\Enums\Ability;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Listeners\AutoCommunicationObserver;
use App\Listeners\AutoMessageObserver;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\Client;
use App\Models\SmsMessage;
use App\Models\User;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\ServiceProvider;

/** Automatic messages: who opens their pages, and what causes and follows them. */
final class AutoMessageServiceProvider extends ServiceProvider
{
    public function boot(): void
    {
        Relation::morphMap(['auto_communication' => AutoCommunication::class, 'auto_message' => AutoMessage::class]);
        Gate::define('openAutoMessages', static fn (User $user): bool => $user->hasAbility(Ability::ViewAutoMessages) && ! $user->hasAbility(Ability::CanViewDatabaseOnly));
        Gate::define('exportAutoCommunications', static fn (User $user): bool => $user->can('openAutoMessages') && $user->hasAbility(Ability::ViewReportExports) && app(CurrentImpersonation::class)->find() === null);
        // Not Model::observe(), because it boots the models on every request.
        Event::listen('eloquent.updated: '.Client::class, [AutoMessageObserver::class, 'updated']);
        Event::listen('eloquent.updated: '.SmsMessage::class, [AutoCommunicationObserver::class, 'updated']);
    }
}
