<?php

declare(strict_types=1);

namespace App\Data\DbClients;

use App\Data\Attachments\AttachmentRow;
use App\Data\Clients\HistoryEntry;
use App\Data\Lists\ListMeta;
use App\Data\Notes\NoteFeed;
use App\Inertia\DeferProp;
use App\Inertia\OptionalProp;

/** DbClients/Show. */
final readonly class DbClientPage
{
    /**
     * @param  list<DbPhoneView>  $phones
     * @param  list<DbAddressView>  $addresses  current address first
     * @param  DeferProp<list<DbOutcomeView>>  $outcomes
     * @param  DeferProp<list<DbConsentView>>  $consents
     * @param  DeferProp<list<DbMatch>>  $duplicates  other DB clients; none for contractors
     * @param  DeferProp<list<HistoryEntry>>  $history
     * @param  DeferProp<NoteFeed|null>  $notes  none for contractors
     * @param  DeferProp<list<AttachmentRow>|null>  $attachments  the newest; none for contractors
     * @param  DeferProp<ListMeta|null>  $meta  of the files
     * @param  OptionalProp<DbConversionCheck>  $conversion  requested when the user opens the conversion
     */
    public function __construct(
        public DbClientHeader $db_client,
        public array $phones,
        public array $addresses,
        public DeferProp $outcomes,
        public DeferProp $consents,
        public DeferProp $duplicates,
        public DeferProp $history,
        public DeferProp $notes,
        public DeferProp $attachments,
        public DeferProp $meta,
        public OptionalProp $conversion,
        public bool $can_log_outcome,
        public bool $can_edit,
        public bool $can_suppress,
        public bool $can_lift,
        public bool $can_convert,
        public bool $can_undo_conversion,
        public bool $can_manage,
        public bool $can_reveal_contact,
    ) {}
}
