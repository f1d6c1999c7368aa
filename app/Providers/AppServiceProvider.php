<?php

declare(strict_types=1);

namespace App\Providers;

use App\Domain\Guides\GuideValues;
use App\Domain\Protection\Receipts;
use App\Events\OutboxWritten;
use App\Events\SimulatedSmsSent;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Infrastructure\Betstop\HttpBetstopRegister;
use App\Infrastructure\Betstop\SimulatedBetstopRegister;
use App\Infrastructure\Database\PreparedSql;
use App\Infrastructure\Files\ExportFiles;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Infrastructure\Sms\HttpSmsGateway;
use App\Infrastructure\Sms\SimulatedSmsGateway;
use App\Infrastructure\Sms\SmsGateway;
use App\Jobs\Messages\ReportSimulatedDelivery;
use App\Jobs\RelayOutbox;
use App\Listeners\AutoCommunicationObserver;
use App\Listeners\AutoMessageObserver;
use App\Listeners\BankLineObserver;
use App\Listeners\BonusStatsObserver;
use App\Listeners\FinishedImportObserver;
use App\Listeners\IdentityObserver;
use App\Listeners\MonthlyStatsObserver;
use App\Listeners\SearchIndexObserver;
use App\Listeners\WorkerHeartbeat;
use App\Models\Adjustment;
use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\Attachment;
use App\Models\AutoCommunication;
use App\Models\AutoMessage;
use App\Models\BankAccount;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BetstopCheck;
use App\Models\BetstopNoticeDecision;
use App\Models\BetstopRun;
use App\Models\BetstopUpdate;
use App\Models\Blast;
use App\Models\BonusClaim;
use App\Models\BonusLoginLog;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\BulkChange;
use App\Models\CancellationReason;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\ClientBackground;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\Contact;
use App\Models\Conversation;
use App\Models\DailyTaskCompletion;
use App\Models\DbAddress;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\Email;
use App\Models\ExclusionCase;
use App\Models\ExclusionReview;
use App\Models\Export;
use App\Models\FilterPreset;
use App\Models\GenwebBonus;
use App\Models\GenwebMarket;
use App\Models\Guide;
use App\Models\Import;
use App\Models\Lead;
use App\Models\LegacyTransfer;
use App\Models\MatchRule;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\MessageTemplate;
use App\Models\Note;
use App\Models\NotePromise;
use App\Models\Notification;
use App\Models\OperatorSite;
use App\Models\PaymentBatch;
use App\Models\PermissionReceipt;
use App\Models\PhoneLog;
use App\Models\Reconciliation;
use App\Models\Role;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\RsgLimit;
use App\Models\ServiceCredential;
use App\Models\SiteAccount;
use App\Models\SkippingRule;
use App\Models\SmsMessage;
use App\Models\SocialMediaReview;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\TeamNote;
use App\Models\TimeOut;
use App\Models\TrainingRecord;
use App\Models\TrainingSession;
use App\Models\Transaction;
use App\Models\Transfer;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use App\Models\WebsiteUpdate;
use App\Models\Withdrawal;
use Illuminate\Contracts\Filesystem\Factory;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Events\TransactionCommitted;
use Illuminate\Database\Events\TransactionRolledBack;
use Illuminate\Queue\Events\JobProcessing;
use Illuminate\Queue\Events\Looping;
use Illuminate\Queue\Events\WorkerStopping;
use Illuminate\Support\Facades\Event;
use Illuminate\Support\ServiceProvider;

final class AppServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->scoped(CurrentImpersonation::class);
        $this->app->scoped(GuideValues::class);
        $this->app->scoped(PreparedSql::class);
        $this->app->scoped(Receipts::class);
        $this->app->singleton(WorkerHeartbeat::class);
        $this->app->bind(ExportFiles::class, static fn (Application $app): ExportFiles => new ExportFiles($app->make(Factory::class)->disk()));
        $this->app->bind(BetstopRegister::class, static fn (Application $app): BetstopRegister => match (config()->string('paddock.betstop.driver')) {
            'http' => $app->make(HttpBetstopRegister::class, ['url' => config()->string('paddock.betstop.url'), 'key' => config()->string('paddock.betstop.key')]),
            default => $app->make(SimulatedBetstopRegister::class),
        });
        $this->app->bind(SmsGateway::class, static fn (Application $app): SmsGateway => match (config()->string('paddock.sms.driver')) {
            'http' => $app->make(HttpSmsGateway::class, ['url' => config()->string('paddock.sms.url'), 'token' => config()->string('paddock.sms.token'), 'sender' => config()->string('paddock.sms.sender')]),
            default => $app->make(SimulatedSmsGateway::class),
        });
    }

    public function boot(): void
    {
        $this->nameMorphs();
        $this->observe();
        $this->listen();
        CurrentImpersonation::travelWithJobs();
    }

    /** Not Model::observe(), because it boots these models on every request. */
    private function observe(): void
    {
        $observers = [
            Client::class => [SearchIndexObserver::class, IdentityObserver::class, AutoMessageObserver::class],
            Lead::class => [SearchIndexObserver::class, IdentityObserver::class],
            DbClient::class => [SearchIndexObserver::class, IdentityObserver::class],
            BankLine::class => [SearchIndexObserver::class, BankLineObserver::class],
            BonusClaim::class => [BonusStatsObserver::class],
            BonusPromotion::class => [SearchIndexObserver::class],
            Deposit::class => [MonthlyStatsObserver::class],
            Withdrawal::class => [MonthlyStatsObserver::class],
            Import::class => [FinishedImportObserver::class],
            SmsMessage::class => [AutoCommunicationObserver::class],
        ];
        foreach ($observers as $model => $classes) {
            foreach ($classes as $observer) {
                foreach (array_diff(get_class_methods($observer), ['__construct']) as $event) {
                    Event::listen("eloquent.{$event}: {$model}", [$observer, $event]);
                }
            }
        }
    }

    /** Events of lower layers that start jobs. They are not returned, because a pending dispatch is sent when it is destroyed. */
    private function listen(): void
    {
        Event::listen(static function (SimulatedSmsSent $event): void {
            ReportSimulatedDelivery::dispatch($event->providerId, $event->isDelivered)->delay(now()->addSeconds($event->reportAfterSeconds));
        });
        // If the job is lost, `outbox:sweep` finds the rows.
        Event::listen(static function (OutboxWritten $event): void {
            $event->isInTransaction ? RelayOutbox::dispatch()->beforeCommit() : RelayOutbox::dispatch();
        });
        Event::listen(static fn (TransactionRolledBack $event) => app(Receipts::class)->rolledBackTo($event->connection->transactionLevel()));
        Event::listen(static fn (TransactionCommitted $event) => app(Receipts::class)->committedTo($event->connection->transactionLevel()));
        Event::listen(static fn (Looping $event) => app(WorkerHeartbeat::class)->looping($event));
        Event::listen(static fn (JobProcessing $event) => app(WorkerHeartbeat::class)->processing($event));
        Event::listen(static fn (WorkerStopping $event) => app(WorkerHeartbeat::class)->stopping());
    }

    /** Stored morph names, so that renaming a class doesn't affect rows. */
    private function nameMorphs(): void
    {
        Relation::enforceMorphMap([
            'adjustment' => Adjustment::class,
            'affiliate' => Affiliate::class,
            'affiliate_statement' => AffiliateStatement::class,
            'attachment' => Attachment::class,
            'auto_communication' => AutoCommunication::class,
            'auto_message' => AutoMessage::class,
            'bank_account' => BankAccount::class,
            'bank_file' => BankFile::class,
            'bank_line' => BankLine::class,
            'barred_entry' => BarredEntry::class,
            'barred_import' => BarredImport::class,
            'betstop_check' => BetstopCheck::class,
            'betstop_notice_decision' => BetstopNoticeDecision::class,
            'betstop_run' => BetstopRun::class,
            'betstop_update' => BetstopUpdate::class,
            'blast' => Blast::class,
            'bonus_claim' => BonusClaim::class,
            'bonus_login_log' => BonusLoginLog::class,
            'bonus_promotion' => BonusPromotion::class,
            'bonus_rule' => BonusRule::class,
            'bulk_change' => BulkChange::class,
            'cancellation_reason' => CancellationReason::class,
            'certification' => Certification::class,
            'certification_type' => CertificationType::class,
            'client' => Client::class,
            'client_background' => ClientBackground::class,
            'client_rating' => ClientRating::class,
            'company' => Company::class,
            'contact' => Contact::class,
            'conversation' => Conversation::class,
            'daily_task_completion' => DailyTaskCompletion::class,
            'db_address' => DbAddress::class,
            'db_cleanup' => DbCleanup::class,
            'db_client' => DbClient::class,
            'db_list' => DbList::class,
            'db_phone_number' => DbPhoneNumber::class,
            'deposit' => Deposit::class,
            'duplicate_case' => DuplicateCase::class,
            'email' => Email::class,
            'exclusion_review' => ExclusionReview::class,
            'exclusion_case' => ExclusionCase::class,
            'export' => Export::class,
            'filter_preset' => FilterPreset::class,
            'genweb_bonus' => GenwebBonus::class,
            'genweb_market' => GenwebMarket::class,
            'guide' => Guide::class,
            'import' => Import::class,
            'lead' => Lead::class,
            'legacy_transfer' => LegacyTransfer::class,
            'match_rule' => MatchRule::class,
            'match_suggestion' => MatchSuggestion::class,
            'merge' => Merge::class,
            'message_template' => MessageTemplate::class,
            'note' => Note::class,
            'note_promise' => NotePromise::class,
            'notification' => Notification::class,
            'permission_receipt' => PermissionReceipt::class,
            'operator_site' => OperatorSite::class,
            'payment_batch' => PaymentBatch::class,
            'phone_log' => PhoneLog::class,
            'reconciliation' => Reconciliation::class,
            'role' => Role::class,
            'rsg_communication' => RsgCommunication::class,
            'rsg_event' => RsgEvent::class,
            'rsg_form_submission' => RsgFormSubmission::class,
            'rsg_limit' => RsgLimit::class,
            'service_credential' => ServiceCredential::class,
            'site_account' => SiteAccount::class,
            'skipping_rule' => SkippingRule::class,
            'sms_message' => SmsMessage::class,
            'social_media_review' => SocialMediaReview::class,
            'sport' => Sport::class,
            'sport_type' => SportType::class,
            'sportsbet_pattern' => SportsbetPattern::class,
            'team_note' => TeamNote::class,
            'time_out' => TimeOut::class,
            'training_record' => TrainingRecord::class,
            'training_session' => TrainingSession::class,
            'transaction' => Transaction::class,
            'transfer' => Transfer::class,
            'user' => User::class,
            'webhook_delivery' => WebhookDelivery::class,
            'webhook_source' => WebhookSource::class,
            'website_update' => WebsiteUpdate::class,
            'withdrawal' => Withdrawal::class,
        ]);
    }
}
