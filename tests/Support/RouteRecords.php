<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\AuthenticationKind;
use App\Enums\DbCleanupKind;
use App\Enums\DbCleanupStatus;
use App\Enums\DepositStatus;
use App\Enums\MessageDirection;
use App\Enums\PaymentRail;
use App\Enums\TransactionType;
use App\Infrastructure\Monitoring\EntryFactory;
use App\Infrastructure\Monitoring\EntryRepository;
use App\Infrastructure\Monitoring\ServerReader;
use App\Models\Affiliate;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\AuthenticationLog;
use App\Models\AutoMessage;
use App\Models\BankAccount;
use App\Models\BankLine;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BarredMatch;
use App\Models\BetstopUpdate;
use App\Models\Blast;
use App\Models\BonusClaim;
use App\Models\BonusPromotion;
use App\Models\BonusRule;
use App\Models\BulkChange;
use App\Models\CancellationReason;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\Contact;
use App\Models\Conversation;
use App\Models\DbCleanup;
use App\Models\DbClient;
use App\Models\DbList;
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
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\MessageTemplate;
use App\Models\Note;
use App\Models\NotePromise;
use App\Models\OperatorSite;
use App\Models\PaymentBatch;
use App\Models\PhoneLog;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\ServiceCredential;
use App\Models\SkippingRule;
use App\Models\SocialMediaReview;
use App\Models\Sport;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\TeamNote;
use App\Models\TrainingSession;
use App\Models\Transaction;
use App\Models\Transfer;
use App\Models\User;
use App\Models\WebhookDelivery;
use App\Models\WebhookSource;
use App\Models\WebsiteUpdate;
use App\Models\Withdrawal;
use Illuminate\Routing\Route;
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Assert;

/** A record for each placeholder of a path, for tests that go through all routes. */
trait RouteRecords
{
    /** @var array<string, string>|null */
    private ?array $records = null;

    /** @var array<string, string>|null */
    private ?array $dbClients = null;

    private function pathOf(Route $route, User $user, Client $client): string
    {
        $path = '/'.ltrim(strtr($route->uri(), [
            '{client}' => (string) $client->id, '{user}' => (string) $user->id, '{notification}' => '999', '{device}' => '999',
            '{session}' => 'none', '{search?}' => 'okafor', '{search}' => 'okafor', '{token}' => 'none', ...$this->records($client), ...$this->dbClients($user),
        ]), '/');
        Assert::assertTrue(! str_contains($path, '{') || str_starts_with($path, '/api/'), "There is no record for {$path}.");

        return $path;
    }

    /** @return array<string, string> work that exists, so that what refuses it is the rule and not its absence */
    private function records(Client $client): array
    {
        return $this->records ??= [
            '{subjectType}' => 'client',
            '{subjectId}' => (string) $client->id,
            '{email}' => (string) Email::factory()->createOne(['client_id' => $client->id])->id,
            '{attachment}' => (string) Attachment::factory()->createOne(['subject_id' => $client->id])->id,
            '{match}' => (string) MatchSuggestion::factory()->createOne(['left_id' => $client->id])->id,
            '{merge}' => (string) Merge::create(['subject_type' => 'client', 'winner_id' => $client->id, 'loser_id' => Client::factory()->createOne()->id, 'user_id' => User::factory()->createOne()->id, 'snapshot' => []])->id,
            '{promise}' => (string) NotePromise::query()->create(['note_id' => Note::factory()->createOne(['subject_id' => $client->id])->id, 'user_id' => Auth::id() ?? User::factory()->createOne()->id, 'text' => 'Will call', 'due_on' => '2026-11-23'])->id,
            '{note}' => (string) Note::factory()->createOne(['subject_id' => $client->id])->id,
            '{preset}' => (string) FilterPreset::factory()->createOne()->id,
            '{blast}' => (string) Blast::factory()->createOne()->id,
            '{conversation}' => (string) Conversation::factory()->createOne(['client_id' => $client->id])->id,
            '{submission}' => (string) RsgFormSubmission::factory()->createOne(['client_id' => $client->id])->id,
            '{betstopUpdate}' => (string) BetstopUpdate::factory()->createOne()->id,
            '{barredEntry}' => (string) BarredEntry::factory()->createOne()->id,
            '{barredImport}' => (string) BarredImport::factory()->createOne()->id,
            '{barredMatch}' => (string) BarredMatch::query()->create(['barred_entry_id' => BarredEntry::factory()->createOne()->id, 'client_id' => $client->id, 'score' => 60, 'reasons' => [], 'status' => 'suggested'])->id,
            '{review}' => (string) SocialMediaReview::factory()->createOne(['client_id' => $client->id])->id,
            '{apiToken}' => (string) User::factory()->createOne()->createToken('Bank feed', [])->accessToken->getKey(),
            '{webhookSource}' => (string) WebhookSource::factory()->createOne()->id,
            '{delivery}' => (string) WebhookDelivery::factory()->createOne()->id,
            '{failedJob}' => (string) DB::table('failed_jobs')->insertGetId(['uuid' => Str::uuid()->toString(), 'connection' => 'database', 'queue' => 'default', 'payload' => '{}', 'exception' => 'RuntimeException: Failed']),
            '{bonusPromotion}' => (string) BonusPromotion::factory()->createOne()->id,
            '{skippingRule}' => (string) SkippingRule::query()->create(['client_id' => $client->id, 'rule_id' => BonusRule::factory()->createOne()->id, 'reason' => 'Loyal client', 'until' => now()->addDay(), 'requested_by' => User::factory()->createOne()->id])->id,
            '{genwebBonus}' => (string) GenwebBonus::factory()->createOne(['client_id' => $client->id])->id,
            '{bonusClaim}' => (string) BonusClaim::factory()->createOne(['client_id' => $client->id])->id,
            '{transfer}' => (string) Transfer::factory()->createOne(['client_id' => $client->id])->id,
            '{bulkChange}' => (string) BulkChange::factory()->createOne(['user_id' => Auth::id() ?? User::factory()])->id,
            '{export}' => (string) Export::factory()->createOne(['user_id' => Auth::id() ?? User::factory()])->id,
            'evidence/{export}' => 'evidence/'.Export::factory()->createOne(['user_id' => Auth::id() ?? User::factory(), 'kind' => 'evidence'])->id,
            '{legacyTransfer}' => (string) LegacyTransfer::query()->create(['from_id' => User::factory()->createOne()->id, 'to_id' => User::factory()->createOne()->id, 'kinds' => ['clients'], 'filters' => ['company_id' => null, 'state' => null, 'status' => null, 'db_list_id' => null], 'counts' => ['clients' => 0], 'newest' => ['clients' => 0], 'total_rows' => 0, 'reason' => 'Left the team', 'created_by' => User::factory()->createOne()->id])->id,
            '{phoneLog}' => (string) PhoneLog::query()->create(['direction' => MessageDirection::Outbound, 'user_id' => Auth::id(), 'called_at' => now()])->id,
            '{authenticationLog}' => (string) AuthenticationLog::query()->create(['email' => 'dana@example.com', 'kind' => AuthenticationKind::SignIn, 'succeeded' => true])->id,
            '{rsgEvent}' => (string) RsgEvent::factory()->createOne(['client_id' => $client->id])->id,
            '{auditEvent}' => (string) AuditEvent::query()->create(['subject_type' => 'client', 'subject_id' => $client->id, 'client_id' => $client->id, 'action' => 'client.updated', 'before' => ['email' => 'a@example.com'], 'after' => ['email' => $client->email]])->id,
            '{operatorSite}' => (string) OperatorSite::factory()->createOne()->id,
            '{lead}' => (string) Lead::factory()->createOne(['owner_id' => Auth::id() ?? User::factory()])->id,
            '{guide}' => $this->guide(),
            '{leadStatus}' => 'new',
            '{import}' => (string) Import::factory()->createOne()->id,
            '{row}' => '2',
            '{deposit}' => (string) Deposit::query()->create([
                'bank_line_id' => BankLine::query()->create(['rail' => PaymentRail::Osko, 'bank_reference' => 'ROUTE-'.Str::random(8), 'description' => 'Payment', 'amount_cents' => 500, 'value_at' => now()])->id,
                'rail' => PaymentRail::Osko, 'amount_cents' => 500, 'status' => DepositStatus::Pending,
            ])->id,
            '{duplicateCase}' => (string) DuplicateCase::factory()->createOne()->id,
            '{role}' => (string) Role::query()->firstOrFail()->id,
            '{roleProposal}' => (string) RoleProposal::query()->create(['role_id' => Role::query()->firstOrFail()->id, 'role_version' => 1, 'added' => [], 'removed' => [], 'reason' => 'New work', 'proposed_by' => User::factory()->createOne()->id])->id,
            ...$this->exclusion($client),
            ...$this->payments(),
            ...$this->transactions($client),
            ...$this->training(),
            '{certificationType}' => (string) CertificationType::query()->create(['title' => 'Manual handling', 'description' => ''])->id,
            '{certification}' => (string) Certification::query()->create(['user_id' => User::factory()->createOne()->id, 'certification_type_id' => CertificationType::query()->create(['title' => 'First aid', 'description' => ''])->id])->id,
            '{autoMessage}' => (string) AutoMessage::factory()->createOne()->id,
            '{template}' => (string) MessageTemplate::factory()->createOne()->id,
            '{sport}' => (string) Sport::factory()->createOne(['name' => 'Netball'])->id,
            '{sportType}' => (string) SportType::factory()->createOne()->id,
            '{genwebMarket}' => (string) GenwebMarket::factory()->createOne(['sport_type_id' => SportType::factory()->createOne(['sport_id' => Sport::factory()->createOne(['name' => 'AFL'])])])->id,
            '{sportsbetPattern}' => (string) SportsbetPattern::factory()->createOne(['market_id' => GenwebMarket::query()->firstOrFail()->id])->id,
            ...AffiliateRecords::all(),
            '{lookupTable}' => 'affiliates',
            '{lookupRow}' => (string) Affiliate::factory()->createOne()->id,
            '{telescopeEntry}' => $this->telescopeEntry(),
            '{contact}' => (string) Contact::factory()->createOne()->id,
            '{websiteUpdate}' => (string) WebsiteUpdate::query()->create(['user_id' => User::factory()->createOne()->id, 'title' => 'New form', 'body' => 'It is shorter.', 'published_at' => now()])->id,
            '{teamNote}' => (string) TeamNote::query()->create(['user_id' => User::factory()->createOne()->id, 'category' => 'general', 'body' => 'Back at 2.'])->id,
            '{credential}' => (string) ServiceCredential::factory()->createOne()->id,
            '{kind}' => 'clients',
            '{file_path}' => 'social-media-reviews/none.png',
        ];
    }

    private function guide(): string
    {
        Guide::query()->where('slug', 'limits')->sole()->versions()->create(['number' => 1, 'body' => 'Text', 'summary' => 'First version', 'published_at' => now(), 'effective_at' => now()]);

        return 'limits';
    }

    private function telescopeEntry(): string
    {
        app(EntryRepository::class)->add([EntryFactory::server('web-1', ServerReader::read())]);

        return (string) app(EntryRepository::class)->table()->max('sequence');
    }

    /** @return array<string, string> */
    private function training(): array
    {
        $session = TrainingSession::query()->create(['title' => 'Privacy', 'description' => '', 'created_by' => User::factory()->createOne()->id]);

        return [
            '{trainingSession}' => (string) $session->id,
            '{trainingRecord}' => (string) $session->records()->create(['user_id' => User::factory()->createOne()->id, 'due_on' => now()])->id,
        ];
    }

    /** @return array<string, string> */
    private function exclusion(Client $client): array
    {
        $case = ExclusionCase::query()->create(['client_id' => $client->id, 'reasons' => ['barred'], 'due_at' => now()]);

        return [
            '{exclusionReview}' => (string) ExclusionReview::query()->create(['person_type' => 'client', 'person_id' => $client->id, 'source_type' => 'barred_entry', 'source_id' => BarredEntry::factory()->createOne()->id, 'source_text' => 'A person is on the barred list', 'score' => 67, 'reasons' => []])->id,
            '{case}' => (string) $case->id,
            '{record}' => (string) $case->records()->create(['record_type' => 'client', 'record_id' => Client::factory()->createOne()->id, 'state' => 'uncertain', 'score' => 60, 'reasons' => []])->id,
            '{step}' => (string) $case->steps()->create(['kind' => 'refund', 'due_at' => now()])->id,
        ];
    }

    /** @return array<string, string> */
    private function payments(): array
    {
        $withdrawal = Withdrawal::factory()->createOne();
        $batch = PaymentBatch::query()->create(['value_on' => '2026-11-23', 'items_count' => 1, 'total_cents' => $withdrawal->amount_cents, 'created_by' => User::factory()->createOne()->id]);

        return [
            '{withdrawal}' => (string) $withdrawal->id,
            '{bankAccount}' => (string) BankAccount::factory()->createOne()->id,
            '{batch}' => (string) $batch->id,
            '{item}' => (string) $batch->items()->create(['withdrawal_id' => $withdrawal->id, 'live_withdrawal_id' => $withdrawal->id, 'amount_cents' => $withdrawal->amount_cents])->id,
            '{reason}' => (string) CancellationReason::factory()->createOne()->id,
        ];
    }

    /** @return array<string, string> */
    private function transactions(Client $client): array
    {
        $adjustment = app(RequestAdjustment::class)->handle(new NewAdjustment($client->id, TransactionType::Adjustment, 500, 'Goodwill'), User::factory()->createOne());
        $approved = app(DecideAdjustment::class)->handle($adjustment, User::factory()->createOne(), null);

        return [
            '{adjustment}' => (string) $approved->id,
            '{transaction}' => (string) Transaction::query()->where('source_type', 'adjustment')->where('source_id', $approved->id)->sole()->id,
        ];
    }

    /** @return array<string, string> one on an open list of this person: contractors reach no others */
    private function dbClients(User $user): array
    {
        return $this->dbClients ??= (static function () use ($user): array {
            $list = DbList::factory()->createOne(['assignee_id' => $user->id]);

            return ['{dbCleanup}' => (string) DbCleanup::query()->create(['kind' => DbCleanupKind::FixNameCase, 'user_id' => $user->id, 'status' => DbCleanupStatus::Done])->id, '{dbList}' => (string) $list->id, '{dbClient}' => (string) DbClient::factory()->createOne(['db_list_id' => $list->id])->id];
        })();
    }
}
